import { describe, expect, it } from 'vitest';
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
});
