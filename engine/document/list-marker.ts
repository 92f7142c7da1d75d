import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';

/** A list marker at the start of a line: the marker as printed, whether it counts, and the text after it. */
export type ListMarker = { marker: string; ordered: boolean; rest: string };

const BULLET = /^([•●○◦▪▫■□◆◇►▶➢➤✓✔❖‣⁃∙·*–—-]|o(?= [A-Z]))\s+(?=\S)/u;
const NUMBER = /^(\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})\)|\d{1,3}[.:](?!\d)|[a-hA-H]\.|[ivx]{2,5}\.)\s+(?=\S)/;
/** No blank behind it: two digits leave no room for one where the text is set off, and manuals from East Asia have none. */
const TIGHT_NUMBER = /^(\d{1,2}[.)])(?=\p{Lu}\p{Ll}|\p{Lu}{3})/u;
/** Bullets of fonts whose blanks are not in the text. */
const TIGHT_BULLET = /^([•●▪■◆►▶➢✓✔‣])(?=\p{L})/u;
/** Digits in circles: ① to ⑳, and three times ten in other forms, ❶ to ➓. */
const CIRCLED = /^([\u2460-\u2473\u2776-\u2793])\s*(?=\S)/u;
const FIRST_OF_TENS = '❶'.charCodeAt(0);
const LAST_OF_TENS = '➓'.charCodeAt(0);
const stepWord = whenNeeded(
  () => new RegExp(String.raw`^((?:${formsOfAll('headings', 'step')})\s+\d{1,3}\s*[.:)]?)\s+(?=\S)`, 'i'),
);

/** How all of these begin; most lines do not, which is told at once. */
const mayBeMarked = whenNeeded(
  () => new RegExp(`^(?:[^a-z]|[a-z][.)]|[ivx]{2,5}[.)]|o |${formsOfAll('headings', 'step')})`, 'i'),
);

/** The marker a line begins with, or null. Section numbers ("3.2.1") are no markers. */
export function parseListMarker(text: string): ListMarker | null {
  if (!mayBeMarked().test(text)) return null;
  const bullet = BULLET.exec(text) ?? TIGHT_BULLET.exec(text);
  if (bullet?.[1]) return { marker: bullet[1], ordered: false, rest: text.slice(bullet[0].length) };
  const number = NUMBER.exec(text) ?? TIGHT_NUMBER.exec(text) ?? CIRCLED.exec(text) ?? stepWord().exec(text);
  if (number?.[1]) return { marker: number[1], ordered: true, rest: text.slice(number[0].length) };
  return null;
}

/** The position a marker stands for: 3 for "3.", "c)" and "iii." (roman only where `isRoman`); null for bullets. */
export function markerNumber(marker: string, isRoman = false): number | null {
  const digits = /\d+/.exec(marker.normalize('NFKC'));
  if (digits) return Number(digits[0]);
  const circled = marker.charCodeAt(0);
  if (circled >= FIRST_OF_TENS && circled <= LAST_OF_TENS) return ((circled - FIRST_OF_TENS) % 10) + 1;
  const word = /[a-z]+/i.exec(marker)?.[0].toLowerCase();
  if (!word) return null;
  if (isRoman || word.length > 1) return romanNumber(word);
  return word.charCodeAt(0) - 96;
}

/** "1." and "2." are of one family, "a)" and "(a)" are not: nested lists show by a change of family. */
export function markerFamily(marker: string): string {
  return marker
    .replace(/\d+|[\u2460-\u2473\u2776-\u2793]/, '1')
    .replace(/^(\(?)[ivx]{2,}(?=[.)])/i, '$1i')
    .replace(/^(\(?)[a-z](?=[.)])/, '$1a')
    .replace(/^(\(?)[A-Z](?=[.)])/, '$1A');
}

const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

function romanNumber(word: string): number | null {
  let total = 0;
  for (let i = 0; i < word.length; i++) {
    const value = ROMAN_VALUES[word.charAt(i)];
    if (value === undefined) return null;
    total += value < (ROMAN_VALUES[word.charAt(i + 1)] ?? 0) ? -value : value;
  }
  return total;
}
