import { describe, expect, it } from 'vitest';
import { CHAR_POINTS, PAGE, readTables as read, row, rules, text } from '../../../testing/table-page.ts';
import { createColumnFinder } from '../layout/page-columns.ts';
import { findTables } from './find-tables.ts';

describe('tables with rules', () => {
  const xs = [50, 100, 220, 330];
  const head = row(['Code', 'Meaning', 'Cause', 'Remedy'], xs, 104, { bold: true });

  it('makes one row of what stands between two rules, lines of a cell joined', () => {
    const items = [
      ...head,
      ...row(['E-06', 'Boiler too hot: above', 'Relay stuck,', 'Pull the plug.'], xs, 124),
      ...row(['', '105 °C', 'sensor loose', ''], xs, 136),
      ...row(['E-07', 'Tank empty', '', 'Fill it.'], xs, 156),
    ];
    const { tables, usedItems } = read(items, rules([100, 120, 150, 170], [100, 220, 330]));
    expect(tables).toEqual([
      {
        header: ['Code', 'Meaning', 'Cause', 'Remedy'],
        rows: [
          ['E-06', 'Boiler too hot: above 105 °C', 'Relay stuck, sensor loose', 'Pull the plug.'],
          ['E-07', 'Tank empty', '', 'Fill it.'],
        ],
      },
    ]);
    expect(usedItems.size).toBe(items.length);
  });

  it('gives each cell its place and none to an empty one', () => {
    const items = [
      ...head,
      ...row(['E-07', 'Tank empty', '', 'Fill it.'], xs, 124),
      ...row(['E-08', 'Hot', 'Sun', 'Wait.'], xs, 144),
    ];
    const vectorGraphics = rules([100, 120, 140, 160], [100, 220, 330]);
    const { tables } = findTables({ ...PAGE, textItems: items, vectorGraphics }, createColumnFinder());
    const [code, meaning, cause] = tables[0]?.rows[0] ?? [];
    expect(code?.box).toEqual({ x: 0.084, y: 0.1473, width: 0.0336, height: 0.0119 });
    expect(meaning?.box?.x).toBeCloseTo(100 / 595, 3);
    expect(cause).toEqual({ text: '', box: null });
  });

  it('cuts a fragment that the parser joined over a narrow gap between cells', () => {
    const joined = {
      ...text('Weak mains, extension Use another circuit', 220, 124),
      width: 110 + 19 * CHAR_POINTS,
    };
    const items = [
      ...head,
      text('E-21', 50, 124),
      text('Mains voltage', 100, 124),
      joined,
      ...row(['E-22', 'Too hot', 'Clearances too small', 'Keep 50 mm free at the back'], xs, 144),
      ...row(['E-23', 'No display', 'Ribbon cable loose', 'Switch off for 1 minute'], xs, 164),
    ];
    const { tables } = read(items, rules([100, 120, 140, 160, 180], [100, 220, 330]));
    expect(tables[0]?.rows[0]).toEqual([
      'E-21',
      'Mains voltage',
      'Weak mains, extension',
      'Use another circuit',
    ]);
  });

  it('ends at a caption, so that two tables of the same columns stay two', () => {
    const table = (y: number) => [
      ...row(['Item', 'Value'], [50, 300], y + 4, { bold: true }),
      ...row(['Weight', '26.5 kg'], [50, 300], y + 24),
      ...row(['Noise', '54 dB'], [50, 300], y + 44),
    ];
    const items = [
      ...table(100),
      text('Table 5 Electrical data of all the models sold so far in Europe', 50, 175),
      ...table(200),
    ];
    const ys = [100, 120, 140, 160, 200, 220, 240, 260];
    const { tables, usedItems } = read(items, rules(ys, [300]));
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 2]);
    expect(usedItems.size).toBe(items.length - 1);
  });

  it('has names of columns on fills of their own, though no rule under them is parted', () => {
    const fills = [50, 100, 220, 330].map((x, index, all) => ({
      bbox: { x, y: 100, width: (all[index + 1] ?? 540) - x, height: 20 },
      ...{ stroke: false, fill: true, hasCurve: false },
    }));
    const drawn = rules([140, 160], [100, 220, 330]);
    const edges = [100, 120].map((y) => ({ x1: 50, y1: y, x2: 540, y2: y, stroke: false, fill: true }));
    const body = ['E-07', 'E-08'].flatMap((code, index) =>
      row([code, 'Tank empty', 'Float stuck', 'Fill it.'], xs, 124 + 20 * index),
    );
    const { tables } = read([...head, ...body], {
      lines: [...edges, ...drawn.lines],
      shapes: [...fills, ...drawn.shapes],
    });
    expect(tables.map(({ header }) => header)).toEqual([['Code', 'Meaning', 'Cause', 'Remedy']]);
    expect(tables[0]?.rows.map(([code]) => code)).toEqual(['E-07', 'E-08']);
  });

  it('takes the rows over its first and under its last rule that keep to its columns, and no other text', () => {
    const items = [
      text('What the machine can’t do stands in the table on this page.', 50, 60),
      ...head,
      ...['E-05', 'E-06', 'E-07', 'E-08'].flatMap((code, index) =>
        row([code, 'Tank empty', 'Float stuck', 'Fill it.'], xs, 124 + 20 * index),
      ),
      ...row(['', '', '', 'Call service.'], xs, 196),
      text('More of this is in the chapter on service, at the end.', 50, 218),
    ];
    const { tables, usedItems } = read(items, rules([140, 160, 180], [100, 220, 330]));
    expect(tables.map(({ header }) => header)).toEqual([['Code', 'Meaning', 'Cause', 'Remedy']]);
    expect(tables[0]?.rows.map(([code]) => code)).toEqual(['E-05', 'E-06', 'E-07', 'E-08']);
    expect(tables[0]?.rows[3]?.[3]).toBe('Fill it. Call service.');
    expect(usedItems.size).toBe(items.length - 2);
  });

  it('keeps the bold name of a group of rows out of the names of its columns', () => {
    const items = [
      ...head,
      ...row(['Water'], xs, 124, { bold: true }),
      ...row(['E-07', 'Tank empty', '', 'Fill it.'], xs, 144),
      ...row(['E-08', 'Hot', 'Sun', 'Wait.'], xs, 164),
    ];
    const { tables } = read(items, rules([100, 120, 140, 160, 180], [100, 220, 330]));
    expect(tables[0]?.header).toEqual(['Code', 'Meaning', 'Cause', 'Remedy']);
    expect(tables[0]?.rows[0]).toEqual(['Water', '', '', '']);
  });

  it('leaves prose between rules alone', () => {
    const items = [120, 140, 220, 240].map((y) =>
      text('The machine weighs more than one person can lift, so ask for help.', 60, y),
    );
    expect(read(items, rules([100, 200, 300])).tables).toEqual([]);
  });
});

describe('tables without rules', () => {
  const xs = [60, 140, 240];
  const body = [
    ...row(['1', 'Switch Output', 'Switch connection to flight computer'], xs, 130),
    ...row(['2', 'Switch Input', 'Switch connection to the positive'], xs, 160),
    ...row(['', '', 'battery terminal'], xs, 172),
    ...row(['3', 'Main +', 'Main pyro channel common connection'], xs, 202),
    ...row(['4', 'Main -', 'Main pyro channel connection'], xs, 232),
  ];

  it('finds rows whose cells stand below each other, under a centred header', () => {
    const header = row(['No.', 'Name', 'What it is for'], [70, 160, 300], 106, { bold: true });
    const { tables } = read([
      text('The terminals are these:', 60, 60),
      ...header,
      ...body,
      text('The ends of the wires are soldered and then put in.', 60, 300),
    ]);
    expect(tables).toEqual([
      {
        header: ['No.', 'Name', 'What it is for'],
        rows: [
          ['1', 'Switch Output', 'Switch connection to flight computer'],
          ['2', 'Switch Input', 'Switch connection to the positive battery terminal'],
          ['3', 'Main +', 'Main pyro channel common connection'],
          ['4', 'Main -', 'Main pyro channel connection'],
        ],
      },
    ]);
  });

  it('keeps rows whose shorter cells stand at half height between the lines of longer ones', () => {
    const xs = [60, 160, 300, 400];
    const codes = ['A1', 'A2', 'A3', 'A4'].flatMap((code, index) => {
      const y = 100 + 45 * index;
      const lines = [
        row(['Grinder', 'Runs on 230 V', '', ''], xs, y),
        row([code, 'or on 110 V', '', ''], xs, y + 14),
      ];
      return [...lines.flat(), ...row(['', '', `${index} kg`, 'Steel'], xs, y + 7)];
    });
    const { tables } = read(codes);
    expect(tables.flatMap(({ rows }) => rows)).toEqual(
      ['A1', 'A2', 'A3', 'A4'].map((code, index) => [
        ...[`Grinder ${code}`, 'Runs on 230 V or on 110 V', `${index} kg`, 'Steel'],
      ]),
    );
  });

  it.each([
    [
      'two columns of prose',
      (y: number) =>
        row(['The pump must never run without', 'Close the lid before you start it,'], [60, 320], y),
    ],
    [
      'a contents list',
      (y: number) =>
        row([`${y / 20}.1`, 'Cleaning . . . . . . . . . . . . .', `${y / 10}`], [60, 100, 500], y),
    ],
    ['contents by page', (y: number) => row([`Chapter ${y}`, `${y / 20}`], [60, 500], y)],
    ['bullets', (y: number) => row(['•', 'Empty the drip tray'], [60, 80], y)],
    ['bullets of a symbol font', (y: number) => row(['\uf0b7', 'Empty the drip tray'], [60, 80], y)],
    [
      'text beside the numbers of a list in the next column',
      (y: number) => row(['When this item is selected, a pair of dates', `${y / 20}.`], [60, 320], y),
    ],
    ['a numbered key', (y: number) => row([`${y / 20 - 4}`, 'Cup tray'], [60, 100], y)],
    ['a program listing', (y: number) => row(['MOV', 'A, B'], [60, 120], y, { font: 'Courier' })],
    ['labels with nothing beside them', (y: number) => row(['Serial number:', '____'], [60, 160], y)],
    [
      'labels with text beside them',
      (y: number) =>
        row(
          ['Filter:', 'Rinse it under the tap, let it dry and put it back with the arrow up.'],
          [60, 160],
          y,
        ),
    ],
  ])('takes %s for none', (_, line) => {
    const items = Array.from({ length: 9 }, (_unused, index) => line(100 + 20 * index)).flat();
    expect(read(items).tables).toEqual([]);
  });
});

describe('labels that end in a colon', () => {
  it.each([
    ['one pair a row', [60, 160], ['Weight:', '26.5 kg']],
    ['two pairs a row', [60, 160, 300, 420], ['Weight:', '26.5 kg', 'Colour:', 'black']],
  ])('stay with their values, %s', (_, xs, cells) => {
    const items = [0, 1, 2, 3].flatMap((index) => row(cells, xs, 100 + 14 * index));
    expect(read(items).tables).toEqual([{ header: [], rows: Array(4).fill(cells) }]);
  });
});

describe('pages without tables', () => {
  it('are left alone when empty, turned or full of drawing', () => {
    const turned = row(['a', 'b', 'c', 'd'], [60, 120, 180, 240], 100).map((item) => ({
      ...item,
      rotation: 90,
    }));
    const strokes = Array.from({ length: 7000 }, (_, y) => ({
      x1: 50,
      y1: y / 10,
      x2: 540,
      y2: y / 10,
      stroke: true,
      fill: false,
    }));
    const prose = [100, 120, 140, 160, 180].map((y) =>
      text('The machine weighs more than one person can lift.', 60, y),
    );
    expect(read([]).tables).toEqual([]);
    expect(read(turned).tables).toEqual([]);
    expect(read(prose, { lines: strokes, shapes: [] }).tables).toEqual([]);
  });
});
