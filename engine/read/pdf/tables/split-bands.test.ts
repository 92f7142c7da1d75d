import { describe, expect, it } from 'vitest';
import { readTables as read, row, rules } from '../../../testing/table-page.ts';

describe('rows that rules part', () => {
  const xs = [52, 202];
  const head = row(['Problem', 'Cause and remedy'], xs, 104, { bold: true });
  const lines = (top: number, cells: readonly string[][]) =>
    cells.flatMap((own, index) => row(own, xs, top + 12 * index));
  const short = [
    ['Message in the log:', 'The gate is off.'],
    ['Gate not found:', 'Remedy:'],
    ['Name:', 'Plug it in.'],
  ];
  const long = [...short, ['', 'Restart it.']];

  it('stay whole where another is of several lines, though their cells are of equally many', () => {
    const drawn = rules([100, 120, 160, 200, 256], [200]);
    const { tables } = read(
      [...head, ...lines(122, short), ...lines(162, short), ...lines(202, long)],
      drawn,
    );
    expect(tables[0]?.rows).toEqual([
      ['Message in the log: Gate not found: Name:', 'The gate is off. Remedy: Plug it in.'],
      ['Message in the log: Gate not found: Name:', 'The gate is off. Remedy: Plug it in.'],
      ['Message in the log: Gate not found: Name:', 'The gate is off. Remedy: Plug it in. Restart it.'],
    ]);
  });

  it('are groups of rows where each line says something in each column', () => {
    const named = (names: string[]) => names.map((name) => [name, `Sets the ${name}`]);
    const items = [
      ...head,
      ...lines(122, named(['Gain', 'Band', 'Mode'])),
      ...lines(162, named(['Port', 'Mask', 'Time'])),
    ];
    const { tables } = read(items, rules([100, 120, 160, 200], [200]));
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Gain', 'Band', 'Mode', 'Port', 'Mask', 'Time']);
  });

  it.each([
    ['a word', ['Message of the ga-', 'The gate is off.'], ['teway:', 'Remedy:'], ['Name:', 'Start.']],
    ['a sentence', ['Message:', 'The gate was'], ['Gate:', 'switched off.'], ['Name:', 'Start.']],
    ['a list', ['Message:', 'The gate is off.'], ['Gate:', '• Plug it in.'], ['Name:', '• Start.']],
  ])('are no groups where lines go on with %s', (_, ...cells) => {
    const items = [...head, ...lines(122, cells), ...lines(162, cells)];
    const { tables } = read(items, rules([100, 120, 160, 200], [200]));
    expect(tables[0]?.rows).toHaveLength(2);
  });

  it('are one row where most lines of the only one begin within a word', () => {
    const cells = [
      ['The assistant de-', 'The computer is at another'],
      ['vice finds no', 'router.'],
      ['Gate.', 'Remedy:'],
      ['', 'Plug it in.'],
    ];
    const { tables } = read([...head, ...lines(122, cells)], rules([100, 120, 176], [200]));
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['The assistant device finds no Gate.']);
  });
});
