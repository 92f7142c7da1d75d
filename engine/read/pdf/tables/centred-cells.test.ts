import { describe, expect, it } from 'vitest';
import { readTables, row } from '../../../testing/table-page.ts';

const XS = [50, 150, 260, 370];

/** A row of two lines 12 points apart, from `y` on, with a cell of one line in the last column at half height between them. */
function centredRow(y: number, upper: readonly string[], lower: readonly string[], centred = '') {
  return [...row(upper, XS, y), ...row(['', '', '', centred], XS, y + 6), ...row(lower, XS, y + 12)];
}

describe('cells that are centred in rows of several lines', () => {
  const items = [
    ...centredRow(100, ['Model 1', 'Pump 30', 'Ring 50'], ['plus', '(green)', 'mm wide'], 'yes'),
    ...centredRow(145, ['Model 2', 'Pump 31', 'Ring 60'], ['basic', '(grey)', 'mm wide'], 'no'),
    ...centredRow(190, ['Model 3', 'Pump 32', 'Ring 70', 'yes,'], ['basic', '(blue)', 'mm wide', 'always']),
    ...centredRow(235, ['Model 4', 'Pump 33', 'Ring 80', 'no,'], ['plus', '(black)', 'mm wide', 'never']),
  ];

  it('are of the row that the wider white parts, with both lines of the others', () => {
    expect(readTables(items).tables[0]?.rows).toEqual([
      ['Model 1 plus', 'Pump 30 (green)', 'Ring 50 mm wide', 'yes'],
      ['Model 2 basic', 'Pump 31 (grey)', 'Ring 60 mm wide', 'no'],
      ['Model 3 basic', 'Pump 32 (blue)', 'Ring 70 mm wide', 'yes, always'],
      ['Model 4 plus', 'Pump 33 (black)', 'Ring 80 mm wide', 'no, never'],
    ]);
  });

  it('do not make one row of two lists whose lines stand half a step apart', () => {
    const left = [100, 112, 124, 136, 148, 160];
    const lists = left.flatMap((y, i) => [
      ...row([`Left ${i}`, `value ${i}`], XS, y),
      ...row(['', '', `Right ${i}`, `amount ${i}`], XS, y + 6),
    ]);
    const rows = readTables(lists).tables.flatMap((table) => table.rows);
    expect(rows.every(([name = '']) => (name.match(/Left/g) ?? []).length <= 1)).toBe(true);
  });
});

describe('a column that begins below the first rows of a table', () => {
  it('holds the words above that nothing was in line with before', () => {
    const items = [
      ...row(['Alpha', 'one', 'red'], XS, 100),
      ...row(['', '', '', 'late'], XS, 107),
      ...row(['', '', 'dark'], XS, 114),
      ...row(['Beta', 'two', 'blue', 'later'], XS, 145),
      ...row(['Gamma', 'three', 'green', 'last'], XS, 175),
      ...row(['Delta', 'four', 'black', 'more'], XS, 205),
    ];
    expect(readTables(items).tables[0]?.rows[0]?.[3]).toBe('late');
  });
});

describe('names of columns that the parser has joined', () => {
  it('do not hide the columns of the rows below', () => {
    const items = [
      ...row(['Mode Name Abbreviation Beeps', '', '', 'Description'], [50, 110, 180, 300], 100),
      ...row(['Start', 'S', 'none', 'It checks the sensors.'], [50, 110, 180, 300], 120),
      ...row(['Idle', 'I', 'dit dit', 'It takes commands.'], [50, 110, 180, 300], 140),
      ...row(['Pad', 'P', 'dit dah', 'It waits for launch.'], [50, 110, 180, 300], 160),
      ...row(['Boost', 'B', 'dah dit', 'It goes up quickly.'], [50, 110, 180, 300], 180),
    ];
    const [table] = readTables(items).tables;
    expect(table?.rows.at(-1)).toEqual(['Boost', 'B', 'dah dit', 'It goes up quickly.']);
  });
});
