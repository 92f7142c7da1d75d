import { numberOfWord, timesOfWord } from './number-words.ts';
import { NUMBER, readNumber, toKey } from './read-number.ts';
import { readUnit } from './units.ts';

/** A place of a text with the number that stands there; `end` is behind its unit. */
export type NumberPlace = { start: number; end: number; value: string; unit: string | null };

const PRINTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:(?<![\p{L}\p{N}"%°)])[-+])?${NUMBER}(?:\^-?\d+)?`,
  'gu',
);
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
const CURRENCY = /([€$£¥])\s?$/;
/** "section 9.10" is not section 9.1: a decimal that measures nothing counts as it is written. */
const NUMBERING = /^\d+[.,]\d+$/;

/** Every number of a plain text, in figures or in words, in order. */
export const findNumbers = (text: string, language: string): NumberPlace[] =>
  [...printed(text, language), ...spelled(text, language)].sort((a, b) => a.start - b.start);

function printed(text: string, language: string): NumberPlace[] {
  return [...text.matchAll(PRINTED)].map((match): NumberPlace => {
    const [written] = match;
    const sign = /^[-+]/.exec(written)?.[0] === '-' ? '-' : '';
    const [figures = '', power] = written.replace(/^[-+]/, '').split('^');
    const end = match.index + written.length;
    const money = CURRENCY.exec(text.slice(0, match.index))?.[1];
    const measured = { ...unitBehind(text, end), ...(money === undefined ? {} : { unit: money }) };
    const value = readNumber(figures, language);
    const isNumbering = measured.unit === null && NUMBERING.test(figures) && value.includes('.');
    const shown = isNumbering ? figures.replace(',', '.') : value;
    return {
      start: match.index,
      ...measured,
      value: `${sign}${shown}${power === undefined ? '' : `^${power}`}`,
    };
  });
}

function spelled(text: string, language: string): NumberPlace[] {
  const found: NumberPlace[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    const end = match.index + word.length;
    const times = language === 'en' ? timesOfWord(word) : null;
    if (times !== null) {
      // "once" is mostly "as soon as".
      if (times > 1 || /^\s*(?:$|[.,;)]|(?:a|an|per|every|each|or|in)\b)/.test(text.slice(end)))
        found.push({ start: match.index, end, value: String(times), unit: 'times' });
      continue;
    }
    const value = word === 'one' ? 1 : numberOfWord(word, language);
    if (value === null) continue;
    const counted = unitBehind(text, end);
    if (word === 'one' && counted.unit === null) continue;
    const last = found.at(-1);
    // "twenty-five"
    if (
      last !== undefined &&
      last.unit === null &&
      value < 10 &&
      Number(last.value) >= 20 &&
      /^[- ]$/.test(text.slice(last.end, match.index))
    )
      Object.assign(last, counted, { value: toKey(Number(last.value) + value) });
    else found.push({ start: match.index, ...counted, value: toKey(value) });
  }
  return found;
}

/** The unit right behind a number and where it ends; nothing but a blank, a hyphen or "of an" stands between. */
function unitBehind(text: string, end: number): { end: number; unit: string | null } {
  const gap = /^(?: (?:an?|of an?) |\s*\n\s*|[ \t]?-?[ \t]?)/.exec(text.slice(end))?.[0] ?? '';
  const unit = readUnit(text.slice(end + gap.length));
  if (unit === null) return { end, unit: null };
  const behind = text.slice(end + gap.length + unit.length);
  const isPartOfWord = /^[\p{L}\p{N}]/u.test(behind);
  const isBetweenNumbers = unit.unit === 'times' && /^\s*\d/.test(behind);
  const isClosingQuote = unit.unit === 'inch' && (text.slice(0, end).split('"').length - 1) % 2 === 1;
  if (isPartOfWord || isBetweenNumbers || isClosingQuote) return { end, unit: null };
  return { end: end + gap.length + unit.length, unit: unit.unit };
}
