/** Higher numbers have no letters or Roman numerals: a file could ask for a text without end. */
const MAX_ROMAN = 3999;
const MAX_ROUNDS = 20;

/**
 * a … z, aa, bb … zz, aaa: the `count`-th of them in an alphabet, from 1, as Word goes on behind its end; digits where that
 * would not be read any more.
 */
export function letters(count: number, alphabet = 'abcdefghijklmnopqrstuvwxyz'): string {
  const rounds = Math.ceil(count / alphabet.length);
  if (count < 1 || rounds > MAX_ROUNDS) return String(count);
  return alphabet.charAt((count - 1) % alphabet.length).repeat(rounds);
}

const ROMAN: ReadonlyArray<readonly [number, string]> = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** In lower case, from 1; digits for what no Roman numeral is made for. */
export function roman(count: number): string {
  if (count < 1 || count > MAX_ROMAN) return String(count);
  let text = '';
  let rest = count;
  for (const [value, numeral] of ROMAN) {
    for (; rest >= value; rest -= value) text += numeral;
  }
  return text;
}
