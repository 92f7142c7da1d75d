import { type Bound, readBound } from './bounds.ts';
import { numberOfWord, timesOfWord } from './number-words.ts';
import { NUMBER, readNumber, toKey } from './read-number.ts';
import { readUnit } from './units.ts';

/** A number with what it counts. */
export type Quantity = {
  /** "5"; "5..10" for a range, "93±1" for a tolerance. */
  value: string;
  /** Null for a number without a unit of measure. */
  unit: string | null;
  bound: Bound;
  /** Lower-case words right before and right behind a number without a unit: what it numbers ("step 3") or counts. */
  before: string[];
  behind: string[];
};

/** A place of a text with the number that stands there. */
type Place = { start: number; end: number; value: string; unit: string | null };

const PRINTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:(?<![\p{L}\p{N}"%°)])[-+])?${NUMBER}(?:\^-?\d+)?`,
  'gu',
);
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
const JOINT = /^\s*(?:-|to|bis|til|till|tot|al?|\.{2,3})\s*$/i;
const TOLERANCE = /^\s*(?:±|\+\/-)\s*$/;
const LISTED = /^\s*(?:[/x×*,]|or|and|und|oder|et|ou|y|o|e|of|en|och|og)\s*$/i;
const CURRENCY = /([€$£¥])\s?$/;
/** Characters that are looked at on either side. */
const NEAR = 60;
/** What counts or numbers stands on the same side of it. */
const STOP = /[.,;:()!?\t\n]/;
const WORDS_BEHIND = 3;
const WORDS_BEFORE = 2;

/** Every number of a plain text (see plain-text.ts), in figures or in words, each range as one. */
export function findQuantities(text: string, language: string): Quantity[] {
  const places = [...printed(text, language), ...spelled(text, language)].sort((a, b) => a.start - b.start);
  const found: Quantity[] = [];
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    const next = places[i + 1];
    const between = next === undefined ? '' : text.slice(place.end, next.start);
    const isPair =
      next !== undefined &&
      (JOINT.test(between) || TOLERANCE.test(between) || isBetween(text, place, between));
    if (isPair) {
      i += 1;
      const sign = TOLERANCE.test(between) ? '±' : '..';
      const unit = next.unit ?? place.unit;
      found.push(
        toQuantity(text, { ...place, end: next.end, value: `${place.value}${sign}${next.value}`, unit }),
      );
    } else {
      found.push(toQuantity(text, { ...place, unit: place.unit ?? unitOfList(text, places, i) }));
    }
  }
  return found;
}

/** "between 5 and 10" */
const isBetween = (text: string, { start }: Place, between: string): boolean =>
  /^\s*(?:and|und|et|y|e|en|och|og)\s*$/i.test(between) &&
  /\b(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom)\s+$/i.test(text.slice(0, start));

/** Of numbers in a row, "290 x 400 mm", the last says the unit of all. */
function unitOfList(text: string, places: readonly Place[], from: number): string | null {
  for (let i = from; i + 1 < places.length; i += 1) {
    const [place, next] = [places[i], places[i + 1]];
    if (place === undefined || next === undefined || !LISTED.test(text.slice(place.end, next.start)))
      return null;
    if (next.unit !== null) return next.unit;
  }
  return null;
}

function printed(text: string, language: string): Place[] {
  return [...text.matchAll(PRINTED)].map((match): Place => {
    const [written] = match;
    const sign = /^[-+]/.exec(written)?.[0] === '-' ? '-' : '';
    const [figures = '', power] = written.replace(/^[-+]/, '').split('^');
    const end = match.index + written.length;
    const value = `${sign}${readNumber(figures, language)}${power === undefined ? '' : `^${power}`}`;
    const money = CURRENCY.exec(text.slice(0, match.index))?.[1];
    return {
      start: match.index,
      ...unitBehind(text, end),
      value,
      ...(money === undefined ? {} : { unit: money }),
    };
  });
}

function spelled(text: string, language: string): Place[] {
  const found: Place[] = [];
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

function toQuantity(text: string, { start, end, value, unit }: Place): Quantity {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const bound = readBound(before.slice(-NEAR), behind.slice(0, NEAR));
  if (unit !== null) return { value, unit, bound, before: [], behind: [] };
  return {
    value,
    unit,
    bound,
    before: wordsOf(before.slice(-NEAR).split(STOP).at(-1) ?? '').slice(-WORDS_BEFORE),
    behind: wordsOf(behind.slice(0, NEAR).split(STOP)[0] ?? '').slice(0, WORDS_BEHIND),
  };
}

const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
