import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeTable, type PassageDraft } from '../testing/make-manual.ts';

/** A table of faults with their remedies. */
function faults(...rows: string[][]): PassageDraft {
  const header = ['Fault', 'Remedy'];
  const lines = [header, ...rows].map((cells) => cells.join('\t'));
  const text = lines.join('\n');
  const spans = rows.map((cells, i) => {
    const start = lines.slice(0, i + 1).join('\n').length + 1;
    return { cells, start, end: start + (lines[i + 1]?.length ?? 0) };
  });
  return { heading: 'Faults', page: 22, kind: 'table', text, table: { header, rows: spans } };
}

describe('rows of a table', () => {
  const index = indexOf(
    makeManual([
      faults(
        ['No steam, gauge at 0', 'Switch the boiler on.'],
        ['Steam wand drips', 'Close the knob of the wand.'],
        ['Milk does not froth', 'Hold the wand less deep.'],
        ['Water under the machine', 'Empty the tray. If water comes again, call service.'],
      ),
      ...FILLER,
    ]),
  );
  const keys = (question: string, before: string[] = []) =>
    ask(
      index,
      question,
      before.map((earlier) => ({ question: earlier })),
    ).table?.rows.map(([key]) => key);

  it('shows the row that names what is missing, not those that share more words', () => {
    expect(keys('No steam comes out of the wand')).toEqual(['No steam, gauge at 0']);
    expect(keys("the wand won't froth milk")).toEqual(['Milk does not froth']);
  });

  it('is not led astray by what was asked before', () => {
    expect(keys('No steam comes out of the wand', ['what if it drips'])).toEqual(['No steam, gauge at 0']);
  });

  it('goes by what is said of the fault otherwise', () => {
    expect(keys('the steam wand drips')).toEqual(['Steam wand drips']);
  });
});

describe('a table of which a row and a column are asked for', () => {
  const header = ['Part', 'Model TX 7', 'Model TX 11'];
  const rows = [
    ['Belt set', '8820-507', '8820-511'],
    ['Oil filter', '8815-220', '8815-220'],
  ];
  const text = [header, ...rows].map((cells) => cells.join('\t')).join('\n');
  const parts: PassageDraft = {
    heading: 'Numbers',
    page: 18,
    kind: 'table',
    text,
    table: { header, rows: rows.map((cells) => ({ cells, start: text.indexOf(cells.join('\t')), end: 0 })) },
  };
  const tension: PassageDraft = {
    heading: 'Tension',
    page: 13,
    text: 'Check each belt of the model TX 11 with a gauge and note the result.',
  };

  it('comes before what speaks of them', () => {
    const [first] = ask(
      indexOf(makeManual([tension, ...FILLER, parts])),
      'which belts for the TX 11',
    ).citations;
    expect(first?.page).toBe(18);
  });
});

describe('a row that states the amount asked for', () => {
  const drafts: PassageDraft[] = [
    {
      heading: 'Faults',
      ...makeTable(
        ['Code', 'Meaning', 'Remedy'],
        [
          [
            'E-07',
            'No water from the tank',
            'Push the water tank down. Water tank: fill it to 2 litres of water.',
          ],
          ['E-09', 'Water tank empty', 'Less than 0.3 litres in the tank. Fill the water tank to the mark.'],
        ],
      ),
    },
    { heading: 'Works', text: 'The pump draws water from the tank. The boiler holds 0.6 litres of it.' },
    {
      heading: 'Data',
      ...makeTable(
        ['Item', 'Value', 'Unit'],
        [
          ['Drip tray', '1.2', 'l'],
          ['Water tank', '2.4', 'l'],
        ],
      ),
    },
  ];

  it.each(['How much water does the tank hold?', 'how big is the water tank'])('answers %s', (question) => {
    const index = indexOf(makeManual([...drafts, ...FILLER]));
    expect(ask(index, question).table?.rows).toEqual([['Water tank', '2.4', 'l']]);
  });

  it('is known by the last word of its name, and the amount by its unit', () => {
    const { citations } = ask(indexOf(makeManual(drafts)), 'what is the capacity of the tank?');
    expect(citations[0]?.quote).toBe('Water tank\t2.4\tl');
  });
});

describe('a table of models in which one is asked about', () => {
  const names = ['Model', 'TX7', 'TX11'];
  const amounts = [
    ['Capacity', '6.5 l', '7.5 l'],
    ['Net weight', '41 kg', '43 kg'],
  ];
  const askOf = (header: string[], rows: string[][], question: string) =>
    ask(
      indexOf(makeManual([{ ...makeTable(header, rows), heading: 'Data', page: 23 }, ...FILLER])),
      question,
    );

  it.each([
    ['header', names, amounts],
    ['first row', ['', '', ''], [names, ...amounts]],
  ])('shows the row that the other words ask for below the names of the columns (%s)', (_, header, rows) => {
    const { table, citations } = askOf(header, rows, 'What is the net weight of the TX11?');
    expect(table).toMatchObject({ header: names, rows: [['Net weight', '41 kg', '43 kg']] });
    expect(citations[0]?.quote).toContain('Net weight\t41 kg\t43 kg');
  });

  it('quotes the names with the row where they are one', () => {
    const { citations } = askOf(['', '', ''], [names, ...amounts], 'How heavy is the TX7?');
    expect(citations[0]?.quote).toBe('Model\tTX7\tTX11\nNet weight\t41 kg\t43 kg');
  });

  it('shows the row of a code where the cells beside it are no names', () => {
    const rows = [
      ['1', 'E-04', 'The heater is too hot'],
      ['2', 'E-05', 'The heater is cold'],
    ];
    const { table } = askOf(['', '', ''], rows, 'What does E-04 mean for the heater?');
    expect(table?.rows).toEqual([['1', 'E-04', 'The heater is too hot']]);
  });
});
