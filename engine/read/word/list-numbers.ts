/**
 * The marker Word shows by default for the `count`-th item of a nested ordered list: 1. a. i. and again.
 * The converter does not hand over the number format that a document sets.
 */
export function markerFor(count: number, level: number): string {
  const style = level % 3;
  if (style === 0) return `${count}.`;
  return style === 1 ? `${letters(count)}.` : `${roman(count)}.`;
}

/** a … z, aa, ab …: the `count`-th of them, from 1. */
export function letters(count: number): string {
  let text = '';
  for (let rest = count; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  }
  return text;
}

const ROMAN: ReadonlyArray<readonly [number, string]> = [
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

/** In lower case, from 1. */
export function roman(count: number): string {
  let text = '';
  let rest = count;
  for (const [value, numeral] of ROMAN) {
    for (; rest >= value; rest -= value) text += numeral;
  }
  return text;
}
