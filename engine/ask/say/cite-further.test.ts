import { describe, expect, it } from 'vitest';
import { countWords } from '../../structure/element.ts';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeTable } from '../testing/make-manual.ts';

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
