import { describe, expect, it } from 'vitest';
import { readTables as read, row, rules } from '../../../testing/table-page.ts';

describe('the names of models above their amounts', () => {
  const xs = [52, 212, 382];
  const drawn = rules([100, 120, 140, 160, 180], [210, 380]);
  const tableOf = (names: string[]) =>
    read(
      [
        ...row(names, xs, 104),
        ...row(['Load', '6.5 kg', '7.5 kg'], xs, 124),
        ...row(['Height', 'H 968 mm', 'H 993 mm'], xs, 144),
        ...row(['Water per use', '212 ℓ', '227 ℓ'], xs, 164),
      ],
      drawn,
    ).tables[0];

  it('are a header, though they hold digits', () => {
    expect(tableOf(['Model', 'WM65A', 'WM75A'])?.header).toEqual(['Model', 'WM65A', 'WM75A']);
  });

  it.each([
    ['twice the same', ['Model', 'WM65A', 'WM65A']],
    ['amounts themselves', ['Weight', '30 kg', '31 kg']],
    ['beside the first of several codes', ['E1', 'WM65A', 'WM75A']],
  ])('are none where they are %s', (_, names) => {
    expect(tableOf(names)?.header).toEqual([]);
  });
});
