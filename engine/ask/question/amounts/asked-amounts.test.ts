import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual } from '../../testing/make-manual.ts';

const DATA = {
  heading: 'Type plate',
  page: 8,
  kind: 'table' as const,
  text: 'Item\tValue\nVoltage, single phase\t220 to 240 V\nPower, both plates\t2400 W',
  table: {
    header: ['Item', 'Value'],
    rows: [
      { cells: ['Voltage, single phase', '220 to 240 V'], start: 11, end: 45 },
      { cells: ['Power, both plates', '2400 W'], start: 46, end: 72 },
    ],
  },
};
const DANGER = {
  heading: 'Danger',
  page: 3,
  text: 'Mains voltage kills. Check that no voltage is left, and have voltage switched off by an electrician.',
};
const index = indexOf(makeManual([...FILLER.slice(0, 3), DANGER, DATA]));
const rowsFor = (question: string) => ask(index, question).table?.rows.map(([item]) => item);

describe('an amount that the manual does not state', () => {
  it('asks for the row that says what it is an amount of', () => {
    expect(rowsFor('Can I use it with 110 V?')).toEqual(['Voltage, single phase']);
    expect(rowsFor('does it work on 110V')).toEqual(['Voltage, single phase']);
  });

  it('is found in another unit of its family, and not by its digits alone', () => {
    const cell = { heading: 'Cell', page: 9, text: 'A cell of 1,400 mAh runs the pump for six hours.' };
    const other = { heading: 'Chapter 1.4', page: 2, text: 'See 1.4 for the colours of the ring.' };
    const [first] = ask(
      indexOf(makeManual([...FILLER, other, cell])),
      'How long with a 1.4 Ah cell?',
    ).citations;
    expect(first?.page).toBe(9);
  });

  it('is no part number and no time', () => {
    expect(ask(index, 'Where do I get part 110-4432?').band).toBe('none');
    expect(ask(index, 'Does it burst after 77 years?').band).toBe('none');
  });
});

describe('an amount that is asked for by how much it is', () => {
  it('is found by its name', () => {
    const place = { heading: 'Place', page: 9, text: 'Temperature range outdoors: -20 to +40 °C.' };
    const [first] = ask(indexOf(makeManual([...FILLER, place])), 'how cold can it get').citations;
    expect(first?.page).toBe(9);
  });
});

describe('an amount that is asked for by name', () => {
  it('is found in the row named so, though the row says more, or the question', () => {
    expect(rowsFor('What voltage does it need?')).toEqual(['Voltage, single phase']);
    expect(rowsFor('What is the rated power?')).toEqual(['Power, both plates']);
  });
});
