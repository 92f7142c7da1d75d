import type { ParsedPage } from '@llamaindex/liteparse';
import { describe, expect, it } from 'vitest';
import { readTables as read, row, rules, text } from '../../../testing/table-page.ts';

/** Rules from left to right, and uprights between the first and the last of them. */
function grid(
  horizontal: readonly { y: number; left: number; right: number }[],
  uprights: readonly number[],
): NonNullable<ParsedPage['vectorGraphics']> {
  const paint = { stroke: true, fill: false };
  const heights = horizontal.map(({ y }) => y);
  return {
    lines: [
      ...horizontal.map(({ y, left, right }) => ({ x1: left, y1: y, x2: right, y2: y, ...paint })),
      ...uprights.map((x) => ({
        x1: x,
        y1: Math.min(...heights),
        x2: x,
        y2: Math.max(...heights),
        ...paint,
      })),
    ],
    shapes: [],
  };
}

describe('cells over several rows', () => {
  const xs = [52, 152, 322];
  const full = (y: number) => ({ y, left: 50, right: 540 });
  const beside = (y: number) => ({ y, left: 150, right: 540 });
  const drawn = grid([full(100), full(120), beside(140), full(160), full(180)], [50, 150, 320, 540]);
  const head = row(['Failure', 'Cause', 'Remedy'], xs, 104, { bold: true });

  it('are said in each of the rows, whole, so that each can be read alone', () => {
    const items = [
      ...head,
      ...row(['No light from', 'Lid open', 'Close it.'], xs, 126),
      ...row(['the head', 'No water', 'Clean the hose.'], xs, 146),
      ...row(['Noise', 'Loose screw', 'Tighten it.'], xs, 166),
    ];
    expect(read(items, drawn).tables).toEqual([
      {
        header: ['Failure', 'Cause', 'Remedy'],
        rows: [
          ['No light from the head', 'Lid open', 'Close it.'],
          ['No light from the head', 'No water', 'Clean the hose.'],
          ['Noise', 'Loose screw', 'Tighten it.'],
        ],
      },
    ]);
  });

  it('may stand at both sides of the columns whose rows a short rule parts', () => {
    const between = (y: number) => ({ y, left: 320, right: 480 });
    const sides = grid([full(100), full(120), full(140), between(160), full(180)], [50, 320, 400, 480, 540]);
    const columns = [52, 322, 402, 482];
    const items = [
      ...row(['Model', 'l/min', 'bar', 'kg'], columns, 104, { bold: true }),
      ...row(['C-20', '180', '8', '21'], columns, 124),
      ...row(['320', '10'], [322, 402], 144),
      ...row(['C-50', '48'], [52, 482], 154),
      ...row(['290', '12.5'], [322, 402], 164),
    ];
    expect(read(items, sides).tables).toEqual([
      {
        header: ['Model', 'l/min', 'bar', 'kg'],
        rows: [
          ['C-20', '180', '8', '21'],
          ['C-50', '320', '10', '48'],
          ['C-50', '290', '12.5', '48'],
        ],
      },
    ]);
  });

  it('are told without uprights where most rules are in pieces and others end at the same place', () => {
    const pieced = rules([100, 120, 140, 180, 220], [320]);
    const partial = [160, 200].map((y) => ({ x1: 50, y1: y, x2: 320, y2: y, stroke: true, fill: false }));
    const models = ['M10', 'M15', 'M20', 'M25', 'M30'];
    const items = [
      ...row(['Model', 'From version'], [52, 322], 104, { bold: true }),
      ...models.flatMap((model, i) => row([model], [52], 124 + 20 * i)),
      ...row(['2.03'], [322], 124),
      ...row(['3.01'], [322], 154),
      ...row(['3.25'], [322], 194),
    ];
    expect(read(items, { ...pieced, lines: [...pieced.lines, ...partial] }).tables).toEqual([
      {
        header: ['Model', 'From version'],
        rows: ['2.03', '3.01', '3.01', '3.25', '3.25'].map((version, i) => [models[i], version]),
      },
    ]);
  });

  it('are said in the first row only where they are long', () => {
    const long = Array.from({ length: 12 }, () => 'words');
    const items = [
      ...head,
      ...row(['', 'Lid open', 'Close it.'], xs, 126),
      ...long.map((words, at) => text(`${words}${words}`, 52, 121 + 3 * at)),
      ...row(['', 'No water', 'Clean the hose.'], xs, 146),
      ...row(['Noise', 'Loose screw', 'Tighten it.'], xs, 166),
    ];
    const [, second] = read(items, drawn).tables[0]?.rows ?? [];
    expect(second).toEqual(['', 'No water', 'Clean the hose.']);
  });
});

describe('cells over several columns', () => {
  const upright = (x: number, y1: number, y2: number) => ({
    x1: x,
    y1,
    x2: x,
    y2,
    stroke: true,
    fill: false,
  });
  const pieced = rules([100, 120, 140, 160, 180, 200], [200, 380]);
  const withUprights = (...uprights: ReturnType<typeof upright>[]) => ({
    ...pieced,
    lines: [...pieced.lines, ...uprights],
  });
  const head = row(['Menu', 'What it does'], [52, 330], 104, { bold: true });
  const spanning = [
    ...row(['Print', 'It prints what is chosen in the list of accounts'], [52, 202], 124),
    ...row(['Budget', 'Opens the menu for it'], [52, 202], 144),
  ];

  it('are whole where uprights draw the edge in the rows below only', () => {
    const items = [
      ...head,
      ...spanning,
      ...row(['', 'New', 'Begins a budget'], [52, 202, 382], 164),
      ...row(['', 'Copy', 'Begins with another'], [52, 202, 382], 184),
    ];
    expect(read(items, withUprights(upright(200, 100, 200), upright(380, 160, 200))).tables[0]?.rows).toEqual(
      [
        ['Print', 'It prints what is chosen in the list of accounts', ''],
        ['Budget', 'Opens the menu for it', ''],
        ['', 'New', 'Begins a budget'],
        ['', 'Copy', 'Begins with another'],
      ],
    );
  });

  it('are said in each column where a value is centred over them', () => {
    const weights = (middle: number) => [
      ...row(['Part', 'Small', 'Large'], [52, 202, 382], 104, { bold: true }),
      ...row(['Lid', '4 kg', '5 kg'], [52, 202, 382], 124),
      ...row(['Base', '41 kg'], [52, middle - 12], 144),
      ...row(['Motor', '8 kg', '9 kg'], [52, 202, 382], 164),
    ];
    const drawn = withUprights(upright(200, 100, 200), upright(380, 100, 140), upright(380, 160, 200));
    const base = (middle: number) => read(weights(middle), drawn).tables[0]?.rows[1];
    expect(base(370)).toEqual(['Base', '41 kg', '41 kg']);
    expect(base(260)).toEqual(['Base', '41 kg', '']);
  });

  it('make no column of their own where no upright draws the edge', () => {
    const items = [...head, ...spanning, ...row(['Close', 'Closes it'], [52, 202], 164)];
    expect(read(items, withUprights(upright(200, 100, 200))).tables[0]?.rows).toEqual([
      ['Print', 'It prints what is chosen in the list of accounts'],
      ['Budget', 'Opens the menu for it'],
      ['Close', 'Closes it'],
    ]);
  });
});
