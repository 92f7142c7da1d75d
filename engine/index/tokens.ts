import { normaliseText } from './normalise.ts';
import { isUnspaced, MARKED_CHUNK, partUnspaced } from './unspaced.ts';

/**
 * A token of a text, lower case, before stop words and stemming.
 * `word`: letters; `number`: "230", "3.3"; `identifier`: a code, part or model number, or a name made of several
 * parts ("E-04" → "e04", "STK600-RC100M-11" → "stk600rc100m11", "beeper.disable" → "beeperdisable"), so that every
 * way of writing it is one token. The parts of a longer identifier follow it as tokens of their own.
 */
export type Token = { term: string; kind: 'word' | 'number' | 'identifier' | 'part' };

const CHUNK = /[\p{L}\p{N}]+(?:'\p{L}+)?(?:[-._/:][\p{L}\p{N}]+(?:'\p{L}+)?)*/gu;
/** "E 04", "F 7", "ERR 12": a code with a space between letters and digits. */
const SPACED_CODE = /(?<![\p{L}\p{N}])(\p{Lu}{1,3}) (\d{1,4})(?![\p{L}\p{N}]|[.,]\d)/gu;
/** Amounts with this many digits are round; other such numbers are part or serial numbers. */
const LONG_NUMBER = /^\d{5,}(?<!00)$/;
/** A quantity with a space before its unit, which many questions leave out. */
const UNIT =
  'V|W|A|N|mV|kV|mA|mAh|Ah|kW|kWh|Hz|kHz|MHz|GHz|mm|cm|km|kg|mg|ml|dB|bar|psi|rpm|KB|MB|GB|TB|kB|ms|dpi|m|l|L|g';
const SPACED_UNIT = new RegExp(String.raw`(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?) (${UNIT})(?![\p{L}\p{N}])`, 'gu');
/** "F: 18", "E:04", as displays of seven segments write it; "T: 20 °C", "H: 90 mm" and "B: 10-20" are amounts, "A: 5" an answer. */
const COLON_CODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{Lu}): ?(\d{2,3})(?![\p{L}\p{N}]|[.,:]\d| ?(?:[°%–-]|(?:${UNIT})(?![\p{L}\p{N}])))`,
  'gu',
);
/** "1,4 A", as most of Europe writes it; "1,400 W" has no fraction. */
const DECIMAL_COMMA = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(\d+),(\d{1,2})(?= ?(?:${UNIT})(?![\p{L}\p{N}]))`,
  'gu',
);
/** "1,400", as English writes it. */
const THOUSANDS = /(?<![\p{L}\p{N}.,])(\d{1,3}),(\d{3})(?![\p{N},.]\d?)/gu;
/** "1.4a", "3.15_a": without its point it would be another amount. */
const DECIMAL_AMOUNT = /^(\d+\.\d+)_?(\p{L}+)$/u;
const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/\bwi-?\s?fi\b/gi, 'wifi'],
  [/\be[- ]?mail/gi, 'email'],
  [/\bblue[- ]tooth\b/gi, 'bluetooth'],
  // "e.g.", "z. B.": letters that would count as words, and rare ones.
  [/\b(?:e\.\s?g|i\.\s?e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ex|p\.\s?ej)\.(?!\p{L})/giu, ' '],
];

/**
 * Longest word, in UTF-16 units; longer ones are cut, in manual and question alike. No language prints longer words, and some of the
 * processing takes more than linear time in their length.
 */
export const MAX_WORD_CHARS = 80;

/** Maximum number of letters at the beginning of a code: "E-04", "CCS-2422". */
const MAX_CODE_LETTERS = 3;

/** Splits text into tokens, in order. */
export function tokenise(text: string): Token[] {
  let normal = normaliseText(text);
  for (const [pattern, word] of ONE_WORD) normal = normal.replace(pattern, word);
  normal = normal
    .replace(SPACED_CODE, '$1-$2')
    .replace(COLON_CODE, '$1-$2')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(THOUSANDS, '$1$2')
    .replace(SPACED_UNIT, '$1_$2');
  const tokens: Token[] = [];
  if (isUnspaced(normal)) pushUnspaced(tokens, normal);
  else for (const match of normal.matchAll(CHUNK)) pushChunk(tokens, match[0].toLowerCase());
  return tokens;
}

function pushUnspaced(tokens: Token[], text: string): void {
  for (const [chunk] of text.matchAll(MARKED_CHUNK)) {
    for (const part of partUnspaced(chunk.toLowerCase())) {
      if (part.isWord) tokens.push({ term: cutWord(part.text), kind: 'word' });
      else pushChunk(tokens, part.text);
    }
  }
}

function pushChunk(tokens: Token[], chunk: string): void {
  const parts = chunk.split(/[-._/:]/).map((part) => cutWord(withoutPossessive(part)));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    tokens.push({ term: only, kind: kindOf(only) });
    return;
  }
  if (/^[\d.]+$/.test(chunk)) {
    tokens.push({ term: cutWord(chunk), kind: 'number' });
    return;
  }
  const [, number, unit] = DECIMAL_AMOUNT.exec(chunk) ?? [];
  if (number !== undefined && unit !== undefined) {
    tokens.push({ term: cutWord(`${number}${unit}`), kind: 'identifier' });
    tokens.push({ term: cutWord(number), kind: 'part' }, { term: cutWord(unit), kind: 'part' });
    return;
  }
  const joined = isJoined(chunk, parts);
  if (joined) tokens.push({ term: cutWord(parts.join('')), kind: 'identifier' });
  // "E-04" is just the code; longer names can also be found by their parts, and "CCS-2422" by "the CCS board".
  if (joined && isShortCode(parts)) {
    const [letters = ''] = parts;
    if (letters.length === MAX_CODE_LETTERS) tokens.push({ term: letters, kind: 'part' });
    return;
  }
  for (const part of parts) tokens.push({ term: part, kind: joined ? 'part' : kindOf(part) });
}

/** Whether the parts form one name: "E-04", "max_age" and "ups.load" do, "and/or" and "10:30" don't. */
function isJoined(chunk: string, parts: readonly string[]): boolean {
  if (/[/:]/.test(chunk)) return false;
  if (/^[\d\-._]+$/.test(chunk)) return isPartNumber(chunk, parts);
  return parts.length <= 8;
}

/** "58-1121", "44-0017-25": groups of digits that are no range ("200-240"), date or long number in groups of three. */
function isPartNumber(chunk: string, [first = '', second = '', third]: readonly string[]): boolean {
  if (!/^\d+(?:-\d+)+$/.test(chunk) || /^\d{4}-\d{2}-\d{2}$/.test(chunk)) return false;
  return third !== undefined || (first.length >= 2 && second.length >= 4 && first.length !== second.length);
}

function isShortCode(parts: readonly string[]): boolean {
  const [letters = '', digits = ''] = parts;
  const isLetters = /^\p{L}+$/u.test(letters) && letters.length <= MAX_CODE_LETTERS;
  return parts.length === 2 && isLetters && /^\d{1,4}\p{L}?$/u.test(digits);
}

function kindOf(word: string): Token['kind'] {
  if (/^\d+$/.test(word)) return LONG_NUMBER.test(word) ? 'identifier' : 'number';
  return /\d/.test(word) ? 'identifier' : 'word';
}

/** The beginning of a word that is too long, without half a surrogate pair at its end. */
export const cutWord = (word: string): string =>
  word.length <= MAX_WORD_CHARS ? word : word.slice(0, MAX_WORD_CHARS).replace(/[\ud800-\udbff]$/, '');

function withoutPossessive(word: string): string {
  return word.replace(/'s$/, '').replace(/^'|'$/g, '');
}
