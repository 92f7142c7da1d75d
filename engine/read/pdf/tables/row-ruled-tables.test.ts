import { describe, expect, it } from 'vitest';
import { readTables as read, row, rules } from '../../../testing/table-page.ts';

describe('tables whose rows are parted by rules that show no columns', () => {
  const xs = [50, 80, 260, 400];
  const ys = [100, 120, 146, 172, 198];
  const head = row(['', 'Use', 'Window', 'Text'], xs, 104);
  const body = [
    row(['(a)', 'Launches the other programs', 'LAUNCH', '-'], xs, 128),
    row(['', '', 'NAVI', 'RCV'], xs, 148),
    row(['(b)', 'Positions while it moves'], xs, 154),
    row(['', '', '(3.2)', '(3.11)'], xs, 160),
    row(['(c)', 'Converts files of receivers', 'CONV', 'BIN'], xs, 180),
  ].flat();

  it('are tables, also with lettered rows and cells centred over several lines', () => {
    expect(read([...head, ...body], rules(ys)).tables).toEqual([
      {
        header: ['', 'Use', 'Window', 'Text'],
        rows: [
          ['(a)', 'Launches the other programs', 'LAUNCH', '-'],
          ['(b)', 'Positions while it moves', 'NAVI (3.2)', 'RCV (3.11)'],
          ['(c)', 'Converts files of receivers', 'CONV', 'BIN'],
        ],
      },
    ]);
  });

  it('have the columns that the pieces of the rules tell, though a heading runs over two', () => {
    const head = row(['Item', 'Description', 'What the file and notes say'], [50, 100, 318], 104);
    const items = ['Mode', 'Mask', 'Port', 'Path', 'Time', 'Unit', 'Zone'];
    const body = items.flatMap((item, i) =>
      row([item, 'Set what it is to do', 'pos1', 'often'], [50, 100, 330, 425], 124 + 20 * i),
    );
    const plain = rules([100, ...items.map((_, i) => 140 + 20 * i).slice(0, -1)]);
    const pieced = rules([120, 260], [90, 320, 420]);
    const drawn = { lines: [...plain.lines, ...pieced.lines], shapes: [...plain.shapes, ...pieced.shapes] };
    expect(read([...head, ...body], drawn).tables[0]?.rows).toContainEqual([
      'Mode',
      'Set what it is to do',
      'pos1',
      'often',
    ]);
  });

  /** Rules of which those at `pieced` are made of one bar per column, as word processors draw them. */
  const mixed = (ys: readonly number[], pieced: readonly number[], edges: readonly number[]) => {
    const drawn = [rules(ys.filter((y) => !pieced.includes(y))), rules(pieced, edges)];
    return {
      lines: drawn.flatMap(({ lines }) => lines),
      shapes: drawn.flatMap(({ shapes }) => shapes),
    };
  };
  const names = row(['Item', 'Description', 'Key', 'Notes'], [60, 200, 325, 440], 84);
  const edges = [110, 320, 420];

  it('may have cells of many lines, where the pieces of the rules tell their columns', () => {
    const sentence = 'It is set here, and what is set, holds on';
    const body = [100, 172, 244].flatMap((top, i) => [
      ...row([`Mode ${i}`, sentence, `pos${i}`], [50, 113, 325], top),
      ...[1, 2, 3, 4, 5].flatMap((line) =>
        row([sentence, 'as it stands there'], [113, 423], top + 12 * line),
      ),
    ]);
    const [table] = read([...names, ...body], mixed([80, 96, 168, 240, 312], [96, 312], edges)).tables;
    expect(table?.header).toEqual(['Item', 'Description', 'Key', 'Notes']);
    expect(table?.rows.map(([item]) => item)).toEqual(['Mode 0', 'Mode 1', 'Mode 2']);
  });

  it('may be one row of many lines, under names that one whole rule stands above', () => {
    const body = [
      ...row(['Position', 'Set the mode', 'pos1-', 'For analysis'], [50, 113, 325, 423], 100),
      ...row(['Mode', '- Single', 'mode'], [50, 113, 325], 112),
      ...['- Static', '- Kinematic', '- Moving', '- Fixed', '- Precise'].flatMap((words, i) =>
        row([words], [113], 124 + 12 * i),
      ),
    ];
    const drawn = mixed([80, 96, 186], [96, 186], edges);
    expect(read([...names, ...body], drawn).tables).toEqual([
      {
        header: ['Item', 'Description', 'Key', 'Notes'],
        rows: [
          [
            'Position Mode',
            'Set the mode - Single - Static - Kinematic - Moving - Fixed - Precise',
            'pos1- mode',
            'For analysis',
          ],
        ],
      },
    ]);
    const above = row(['4.1 Choosing the mode', 'of the receiver'], [50, 200], 60);
    expect(
      read([...above, ...names, ...body], mixed([40, 80, 96, 186], [80, 96, 186], edges)).tables[0]?.header,
    ).toEqual(['Item', 'Description', 'Key', 'Notes']);
  });

  it('may have two rows between three rules, with text between it and the next', () => {
    const xs = [60, 200];
    const tableAt = (y: number, items: readonly string[]) => [
      ...row(['Control', 'Description'], xs, y + 4),
      ...items.flatMap((item, i) => [
        ...row([item, 'It is set here, and'], xs, y + 24 + 24 * i),
        ...row(['holds at once.'], [200], y + 36 + 24 * i),
      ]),
    ];
    const between = ['What is set before', 'a change, and by whom,', 'until it is set anew'].map(
      (words) => `${words} is left as it is, and stays so;`,
    );
    const page = [
      ...tableAt(100, ['Filter', 'Gain']),
      ...between.flatMap((words, i) => row([words], [60], 184 + 12 * i)),
      ...tableAt(240, ['Clip', 'Band', 'Mode']),
    ];
    const { tables } = read(page, rules([100, 120, 172, 240, 260, 336]));
    expect(tables.map(({ header, rows }) => [header, rows.map(([item]) => item)])).toEqual([
      [
        ['Control', 'Description'],
        ['Filter', 'Gain'],
      ],
      [
        ['Control', 'Description'],
        ['Clip', 'Band', 'Mode'],
      ],
    ]);
  });

  it('end where a heading or the caption of the next one stands between rules of the same extent', () => {
    const xs = [60, 200];
    const tableAt = (y: number, items: readonly string[]) => [
      ...row(['Menu', 'What it does'], xs, y + 4, { bold: true }),
      ...items.flatMap((item, i) => row([item, `${item} is done`], xs, y + 24 + 20 * i)),
    ];
    const [before, after] = [
      tableAt(100, ['Open', 'Save', 'Print']),
      tableAt(260, ['Undo', 'Copy', 'Paste']),
    ];
    const ys = [100, 120, 140, 160, 180, 260, 280, 300, 320, 340];
    const large = row(['Edit'], [60], 200).map((item) => ({ ...item, height: 18, fontSize: 18 }));
    for (const between of [
      large,
      row(['They differ.'], [60], 200),
      row(['Table 4.2. Edit menu'], [60], 230),
    ]) {
      const { tables } = read([...before, ...between, ...after], rules(ys, [180]));
      const names = tables.map(({ rows }) => rows.map(([item]) => item));
      const joined = [['Open', 'Save', 'Print', 'They differ.', 'Menu', 'Undo', 'Copy', 'Paste']];
      const apart = [
        ['Open', 'Save', 'Print'],
        ['Undo', 'Copy', 'Paste'],
      ];
      expect(names).toEqual(between[0]?.text === 'They differ.' ? joined : apart);
    }
  });

  it('hold the last row, though the rule below it is whole', () => {
    const xs = [52, 202];
    const items = [
      ...row(['Tab', 'What it shows'], xs, 104, { bold: true }),
      ...row(['Year', 'The months of a year'], xs, 124),
      ...row(['• All the years'], [216], 144),
      ...row(['Total', '• Lower right:'], [52, 216], 156),
      ...row(['• All that came in'], [216], 168),
      ...row(['Only if all devices are selected on the page before this one'], [52], 194),
    ];
    const [open, closed] = [rules([100, 120, 140], [200]), rules([182])];
    const drawn = { lines: [...open.lines, ...closed.lines], shapes: [...open.shapes, ...closed.shapes] };
    const { tables, usedItems } = read(items, drawn);
    expect(tables[0]?.rows).toEqual([
      ['Year', 'The months of a year'],
      ['Total', '• All the years • Lower right: • All that came in'],
    ]);
    expect(usedItems.size).toBe(items.length - 1);
  });

  it('may end with the page, without a rule, if they go on on the next', () => {
    const xs = [160, 220];
    const page = [
      ...row(['Term', 'Notes'], xs, 684),
      ...row(['Bits', 'Number of bits that came in'], xs, 702),
      ...row(['Errs', 'Number of errors in them'], xs, 714),
      ...row(['12'], [290], 780),
    ];
    const drawn = rules([680, 698]);
    expect(read(page, drawn).tables).toEqual([
      {
        header: ['Term', 'Notes'],
        rows: [
          ['Bits', 'Number of bits that came in'],
          ['Errs', 'Number of errors in them'],
        ],
      },
    ]);
    const text = ['What follows is text, and so', 'the rows before it were', 'no more than lines of it.'];
    const below = text.flatMap((words, i) => row([words], [160], 740 + 12 * i));
    expect(read([...page, ...below], drawn).tables).toEqual([]);
  });

  it('may have many columns, and names above the first rule that are wider than what they are centred on', () => {
    const xs = [60, ...Array.from({ length: 17 }, (_, i) => 110 + 24 * i)];
    const names = row(['Version', ...xs.slice(1).map((_, i) => `S${i}`)], [52, ...xs.slice(1)], 86);
    const body = ['2.10', '2.11', '2.12', '3.00', '3.01'].flatMap((version, i) =>
      row([version, ...xs.slice(1).map(() => 'ok')], xs, 104 + 20 * i),
    );
    const [table] = read([...names, ...body], rules([100, 120, 140, 160, 180, 200])).tables;
    expect([...(table?.header ?? []), ...(table?.rows ?? []).flat()].slice(0, 2)).toEqual(['Version', 'S0']);
    expect(table?.rows.at(-1)).toEqual(['3.01', ...xs.slice(1).map(() => 'ok')]);
  });

  it('may have two columns of numbers, of more', () => {
    const xs = [50, 110, 170, 230, 290];
    const names = row(['Band', 'Code', 'RINEX 2', 'RTCM 3', 'BINEX'], xs, 104);
    const body = [1, 2, 3, 4, 5].flatMap((n, i) =>
      row([`L${n}`, 'I+Q', `${n}X`, `${n + 7}`, `${n},${n + 4}`], xs, 124 + 20 * i),
    );
    const [table] = read([...names, ...body], rules([100, 120, 140, 160, 180, 200, 220])).tables;
    expect(table?.rows.at(-1)).toEqual(['L5', 'I+Q', '5X', '12', '5,9']);
  });

  it('are none where formulas with their numbers stand between the rules', () => {
    const formulas = ['x = a b', 'y = a c', 'z = b c', 'w = c d'].flatMap((formula, i) =>
      row([formula, `(E.3.${i + 1})`], [50, 300], 104 + 20 * i),
    );
    expect(read(formulas, rules([100, 120, 140, 160, 180])).tables).toEqual([]);
  });

  it('are none where a program or an index stands between the rules', () => {
    const program = ['first', 'second', 'third', 'fourth'].flatMap((words, i) =>
      row(['#', `${words} line of it`], [50, 70], 104 + 20 * i, { font: 'Courier' }),
    );
    expect(read(program, rules([100, 120, 140, 160, 180])).tables).toEqual([]);
    const index = ['Boiler', 'Brewing', 'Filter', 'Pump'].flatMap((words, i) =>
      row([words, `9.${i}`], [50, 300], 104 + 20 * i),
    );
    expect(read(index, rules([100, 120, 140, 160, 180])).tables).toEqual([]);
  });
});

describe('tables without rules', () => {
  it('are numbers of a setting beside amounts, and no keys of a figure', () => {
    const beside = (words: readonly string[]) =>
      words.flatMap((word, i) => row([String(i + 1), word], [100, 130], 100 + 14 * i));
    expect(read(beside(['125 kHz', '250 kHz', '1 MHz', '2 MHz'])).tables[0]?.rows[1]).toEqual([
      '2',
      '250 kHz',
    ]);
    expect(read(beside(['Lid', 'Tank', 'Filter', 'Base'])).tables).toEqual([]);
  });

  it('may be in typewriter type, if three columns of words are full', () => {
    const lines = (cells: readonly string[][]) =>
      cells.flatMap((own, i) => row(own, [90, 167, 232], 100 + 13 * i, { font: 'CMTT10' }));
    const pins = [
      ['J8 pin', 'ISP pin', 'Name'],
      ['21', '1', 'SDI'],
      ['-', '2', 'Vcc'],
      ['23', '3', 'SCK'],
    ];
    expect(read(lines(pins)).tables[0]?.rows).toContainEqual(['21', '1', 'SDI']);
    const program = [
      ['000A', '62', 'mov'],
      ['000C', '63', 'rl'],
      ['000D', '64', 'anl'],
      ['000F', '65', 'mov'],
    ];
    expect(read(lines(program)).tables).toEqual([]);
  });
});
