import { describe, expect, it } from 'vitest';
import { readTables, row } from '../../../testing/table-page.ts';
import { isTextInColumns } from './columns-of-text.ts';

describe('columns are text', () => {
  it.each<[string, string[][]]>([
    [
      'where each of them is a list',
      [
        ['• Blades', '• Height'],
        ['• Charging station', '• Rain delay'],
        ['• Battery', '• Language'],
      ],
    ],
    [
      'where sentences run down the first of them',
      [
        ['1. Lid', '3. Handle'],
        ['Lift it to fill the tank. Closing', '4. Spout'],
        ['the lid too early leaves the water', '(do not block it)'],
        ['cold, so wait until the lamp is lit', '5. Lamp'],
      ],
    ],
  ])('%s', (_, texts) => {
    expect(isTextInColumns(texts)).toBe(true);
  });
});

describe('columns are no text', () => {
  it.each<[string, string[][]]>([
    [
      'where names are all written small',
      [
        ['mower.name', 'what the owner calls it', 'daisy'],
        ['mower.age', 'days since it was bought', '12'],
        ['mower.mood', 'whether it cuts or charges', 'cuts'],
      ],
    ],
    [
      'where short values are written small beside names',
      [
        ['Rinse aid', 'yes'],
        ['Salt', 'only if hard'],
        ['Tablets', 'no'],
        ['Powder', 'yes'],
      ],
    ],
    [
      'where names take several lines beside running text',
      [
        ['The lamp does', 'Is the plug in its socket? Has'],
        ['not come on', 'the fuse blown, or has the bulb'],
        ['The motor turns', 'worked loose? Screw it in. Dirt'],
        ['without a blade', 'may keep it from turning.'],
      ],
    ],
    [
      'where only one of them is numbered',
      [
        ['1. Fill', 'Water is let in'],
        ['2. Wash', 'The drum turns'],
        ['3. Spin', 'The water goes'],
      ],
    ],
    [
      'where each cell ends its sentence',
      [
        ['Too hot', 'Wait until it is cold. Then go on.'],
        ['Too cold', 'Place it in a warm room. Then go on.'],
        ['too loud', 'Level the feet. Then go on.'],
      ],
    ],
  ])('%s', (_, texts) => {
    expect(isTextInColumns(texts)).toBe(false);
  });
});

it('leaves two lists that stand side by side to be read as text', () => {
  const lists = [
    ['• Blades', '• Height'],
    ['• Charging station', '• Rain delay'],
    ['• Battery and fuse', '• Language'],
    ['• Wire', '• Sound'],
  ];
  const read = (cells: string[][]) =>
    readTables(cells.flatMap((texts, i) => row(texts, [50, 250], 104 + 14 * i)));
  expect(read(lists).tables).toEqual([]);
  expect(read(lists.map((texts) => texts.map((text) => text.slice(2)))).tables).toHaveLength(1);
});
