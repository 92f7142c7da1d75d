import { describe, expect, it } from 'vitest';
import { countWords } from '../../../structure/element.ts';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, makeTable } from '../../testing/make-manual.ts';

describe('a further place', () => {
  const text = 'The water source is the tank or the mains. The water source is chosen in the menu.';
  const rows = [
    ['Display light', '1 to 5', 'Brightness'],
    ['Water source', 'Tank, Mains', 'Mains switches the tank sensor off'],
    ['Tone', 'Off, on', 'Keys sound'],
  ];

  it('in a table is one whole row', () => {
    const table = { ...makeTable(['Setting', 'Range', 'What it does'], rows), heading: 'Menu', page: 16 };
    const source = { heading: 'Water source', page: 9, text };
    const { citations } = ask(indexOf(makeManual([...FILLER, source, table])), 'What is the water source?');
    expect(citations.map(({ page }) => page)).toEqual([9, 16]);
    expect(citations[1]?.quote.split(/\s*[\n\t]\s*/)).toEqual(rows[1]);
    expect(citations[1]?.row).toEqual({ header: ['Setting', 'Range', 'What it does'], cells: rows[1] });
  });

  it('in a list is the whole step, with its number', () => {
    const steps = makeSteps([
      'Pull the plug.',
      'Lay the hose flat. The drain hose must not hang through.',
      'Open the valve.',
    ]);
    const source = { heading: 'Drain hose', page: 9, text: 'The drain hose must hang free. It drains.' };
    const further = { ...steps, heading: 'Connecting', page: 16 };
    const { citations } = ask(indexOf(makeManual([...FILLER, source, further])), 'Must the drain hose hang?');
    expect(citations.find(({ page }) => page === 16)?.quote).toBe(
      '2. Lay the hose flat. The drain hose must not hang through.',
    );
  });

  it('in text that is set as a list begins with its item', () => {
    const source = { heading: 'Drain hose', page: 9, text: 'The drain hose must hang free. It drains.' };
    const before =
      'Lay it flat on the ground beside the machine, away from every source of heat and from the door.';
    const text = `• Pull the plug.\n• ${before} The drain hose must not hang through between the two.`;
    const further = { heading: 'Notes', page: 16, text };
    const { citations } = ask(indexOf(makeManual([...FILLER, source, further])), 'Must the drain hose hang?');
    expect(citations.find(({ page }) => page === 16)?.quote).toMatch(/^•/);
  });

  it('that may answer as well makes the answer shorter', () => {
    const told = 'The lamp shows the state of the pump, and it is described here in some more words.';
    const lamps = (count: number) =>
      Array.from({ length: count }, (_, i) => `${told} Part ${i + 1}.`).join(' ');
    const best = { heading: 'Lamp of the pump', page: 5, text: lamps(12) };
    const rival = {
      ...best,
      heading: 'Lamp and pump',
      page: 8,
      text: `A valve stands beside it. ${lamps(11)}`,
    };
    const weak = { heading: 'Valve', page: 8, text: 'The pump has a valve.' };
    const lengthBeside = (other: typeof best) =>
      countWords(
        ask(indexOf(makeManual([...FILLER, best, other])), 'What does the lamp of the pump show?').content,
      );
    expect(lengthBeside(weak)).toBeGreaterThan(100);
    expect(lengthBeside(rival)).toBeLessThan(100);
  });
});
