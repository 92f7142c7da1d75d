import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordsNamed } from '../../words/named-words.ts';

/** Which side of a number a text leaves open: "at least 5", "up to 5". */
export type Bound = 'least' | 'most' | 'about' | null;

type Tests = readonly (readonly [Bound, RegExp])[];

/** Behind the words that state a bound stands its number. */
const before = whenNeeded((): Tests => {
  const test = (name: 'most' | 'least' | 'about', signs: string) =>
    new RegExp(String.raw`(?:\b(?:${formsOfAll('claims', name)})|${signs})\s*$`, 'i');
  return [
    ['most', test('most', '<=?|≤')],
    ['least', test('least', '>=?|≥')],
    ['about', test('about', '~|≈')],
  ];
});
/** "5 or less" */
const behind = whenNeeded((): Tests => {
  const joining = [...wordsNamed('joining').values()].flat().join('|');
  const test = (name: 'orLess' | 'orMore') =>
    new RegExp(String.raw`^[\s)]*(?:${joining})?\s*(?:${formsOfAll('claims', name)})\b`, 'i');
  return [
    ['most', test('orLess')],
    ['least', test('orMore')],
  ];
});

/** The bound that the words right before and right behind a number set. */
export function readBound(textBefore: string, textBehind: string): Bound {
  const found =
    before().find(([, words]) => words.test(textBefore)) ??
    behind().find(([, words]) => words.test(textBehind));
  return found?.[0] ?? null;
}
