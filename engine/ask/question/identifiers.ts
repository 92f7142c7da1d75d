import { languageOf } from '../../index/language.ts';
import { documentFrequency, type ManualIndex, passageTerms } from '../../index/manual-index.ts';
import { normaliseText } from '../../index/normalise.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import type { Token } from '../../index/tokens.ts';
import type { CodeVerdict, Query, QueryTerm } from '../base/query.ts';
import { callsForFault, isCodeWord, isNumberOfFault } from './amounts/fault-numbers.ts';
import { amountsIn } from './amounts/quantities.ts';

/** Sizes and quantities ("5v", "10mm", "4k", "98x28") are no codes; nor are ordinals ("2nd"). */
const QUANTITY = /^\d+(?:\.\d+)?\p{L}{1,4}\d?$|^\d+x\d+$/u;
/** An amount has one or two numbers: "5-10 mm". */
const CODE_NUMBERS = 2;
/** A shorter part of a code, in letters, is no word. */
const MIN_WORD = 3;
/** A shorter common beginning of two model numbers, in characters, is chance. */
const MIN_PREFIX = 4;
/** The letters of a name before its digits. */
const LETTERS = /^\p{L}{2,}$/u;

/** "d3": part of a code, but no code by itself. */
const MIXED = /\p{L}\d|\d\p{L}/u;

/** "58-1121": numbers with a hyphen that are no range, date or size. */
const NUMERIC_PART = /(?<![\p{L}\p{N}-])\d{2,}-\d{3,}(?:-\d+)*(?![\p{L}\p{N}])/gu;
/** Maximum number of codes in a question that are searched, since each is compared with all words of the manual. */
const MAX_JUDGED = 32;
/** In a question of more terms, a code need not be the subject. */
const FEW_TERMS = 10;
/** A code in more than `FEW_MENTIONS` passages, and in more than the share `SELDOM` of all, is the name of the product. */
const FEW_MENTIONS = 6;
const SELDOM = 0.03;

/**
 * The codes that decide which passages can answer a question: a passage that contains none of them is about something else. None for a
 * long question. Product names, which occur in many passages or in the title, don't count as codes.
 */
export function findDecisiveTerms(index: ManualIndex, terms: readonly QueryTerm[]): number[] {
  if (terms.length > FEW_TERMS) return [];
  return terms.flatMap(({ term, number, isIdentifier: isCode }) =>
    isCode && number !== null && !isNameOfProduct(index, term) ? [number] : [],
  );
}

/**
 * Term number of the code if the question is about nothing else: it asks for the meaning, or has no other words than those of any manual
 * ("error E-04 on the display"). Null if there is no code, or several.
 */
export function findSoleCode(
  index: ManualIndex,
  terms: readonly QueryTerm[],
  asksMeaning: boolean,
): number | null {
  const isCode = (term: QueryTerm) => term.isIdentifier || (terms.length === 1 && /\d/.test(term.term));
  const [code, other] = terms.filter((term) => isCode(term) && !isInTitle(index, term.term));
  if (code === undefined || other !== undefined) return null;
  const isElse = (term: QueryTerm) => term !== code && !code.term.includes(term.surface);
  const saysMore = terms.some((term) => isElse(term) && !term.isIdentifier && term.specificity === 1);
  return saysMore && !asksMeaning ? null : code.number;
}

/** Whether a code names the product: it is in a title or in many passages. */
export function isNameOfProduct(index: ManualIndex, term: string): boolean {
  const number = index.lexicon.get(term);
  const most = Math.max(FEW_MENTIONS, SELDOM * index.passages.length);
  return (number !== undefined && documentFrequency(index, number) > most) || isInTitle(index, term);
}

/** See {@link CodeVerdict}. `best` is the number of the passage that was ranked first. */
export function judgeCodes(index: ManualIndex, query: Query, best: number | undefined): CodeVerdict {
  const own = query.terms.filter((term) => !term.carried);
  const { referred } = query;
  if (query.unknownIdentifiers.length > 0 || referred?.isUnknown)
    return own.length > FEW_TERMS ? 'mentioned' : 'unknown';
  if (referred !== null && best !== undefined && referred.holders.has(best))
    return referred.lacksItem ? 'beside' : 'found';
  const held = best === undefined ? [] : passageTerms(index, best);
  return held.some((term) => query.decisive.includes(term) || term === query.soleCode) ? 'found' : 'none';
}

/** Whether a text of the manual contains one of the terms. */
export function holdsTerm(
  index: ManualIndex,
  text: string,
  language: string,
  terms: readonly number[],
): boolean {
  return termNumbers(index, text, languageOf(language)).some((number) => terms.includes(number));
}

/**
 * Codes, part and model numbers in a question (`tokens` of `text`) that the manual does not have in any spelling, as typed. They are the
 * subject of the question, so an answer about a similar code would be wrong.
 */
export function findUnknownIdentifiers(index: ManualIndex, tokens: readonly Token[], text: string): string[] {
  const unknown = new Set<string>();
  const judged = new Set<string>();
  tokens.forEach((token, i) => {
    const isNumberedCode = token.kind === 'number' && isCodeWord(tokens[i - 1]?.term ?? '');
    const isCode = isIdentifier(token) || (token.kind === 'identifier' && isLettered(partsOf(tokens, i)));
    const isFault = callsForFault(tokens[i - 1], tokens[i - 2]);
    if (!isNumberedCode && !isCode) return;
    const key = [isNumberedCode, isFault, token.term, ...partsOf(tokens, i)].join(' ');
    if (judged.has(key) || judged.size >= MAX_JUDGED) return;
    judged.add(key);
    const isHeldNumber = () => (isFault ? isNumberOfFault(index, token.term) : index.lexicon.has(token.term));
    if (isNumberedCode ? !isHeldNumber() : !isKnown(index, tokens, i)) unknown.add(token.term);
  });
  for (const [part] of normaliseText(text).matchAll(NUMERIC_PART)) {
    const isHeld = (digits: string) => index.lexicon.has(digits);
    if (!isHeld(part.replaceAll('-', '')) && !part.split('-').every(isHeld)) unknown.add(part);
  }
  return [...unknown].map((term) => asTyped(term, text));
}

/** "E-99" for the term "e99" of a question that says so. */
function asTyped(term: string, text: string): string {
  const characters = [...term].map((character) => character.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(characters.join('[-._ ]?'), 'i').exec(normaliseText(text))?.[0] ?? term;
}

/** Whether a token is a code, part or model number: digits, mostly with letters, but no quantity. */
export function isIdentifier({ kind, term }: Token): boolean {
  return kind === 'identifier' && /\d/.test(term) && !QUANTITY.test(term);
}

/** Whether these parts form a code although they look like an amount: "50.0.D", but not "5-10 mm" or "1.5-2h". */
function isLettered(parts: readonly string[]): boolean {
  const letters = parts.filter((part) => /^\p{L}+$/u.test(part));
  return (
    parts.length - letters.length >= CODE_NUMBERS &&
    letters.some((part) => amountsIn(`1 ${part}`).length === 0)
  );
}

/** What the token behind which they stand is made of: "50", "0", "d". */
function partsOf(tokens: readonly Token[], at: number): string[] {
  let end = at + 1;
  while (tokens[end]?.kind === 'part') end += 1;
  return tokens.slice(at + 1, end).map(({ term }) => term);
}

function isKnown(index: ManualIndex, tokens: readonly Token[], at: number): boolean {
  const term = tokens[at]?.term ?? '';
  if (index.lexicon.has(term)) return true;
  const parts = partsOf(tokens, at);
  const { stem } = languageOf(index.languages[0] ?? 'en');
  const isHeld = (part: string) => index.lexicon.has(part) || index.lexicon.has(stem(part));
  // "windows-10" is words that the manual holds; "RC064-15" and "L2C-P" are codes of their own, though others have their parts.
  const words = parts.filter((part) => !/\d/.test(part));
  const isOfWords = words.length > 0 && words.every((word) => word.length >= MIN_WORD);
  const isOfSeries = parts.some((part) => MIXED.test(part)) && hasSibling(index, term);
  if (isOfWords && parts.length - words.length < 2 && !isOfSeries && parts.every(isHeld)) return true;
  // "windows10" where the manual writes "Windows 10"
  const [, word = '', digits = ''] = /^(\p{L}{4,})(\d+)$/u.exec(term) ?? [];
  if (word !== '' && isHeld(word) && index.lexicon.has(digits)) return true;
  if (term.length >= MIN_PREFIX && index.vocabulary.some((other) => other.startsWith(term))) return true;
  return namedByDigits(index, term).length > 0 || isInTitle(index, term);
}

/** Whether the manual has the same code with other digits: "D2-NAV" if "D3-NAV" is asked for. */
function hasSibling({ vocabulary }: ManualIndex, term: string): boolean {
  const shape = term.replace(/\d+/g, '0');
  return vocabulary.some((other) => /\d/.test(other) && other.replace(/\d+/g, '0') === shape);
}

/** Numbers of the terms that people shorten to these digits: "the 2209 driver" for "TMC2209". */
export function namedByDigits({ vocabulary }: ManualIndex, digits: string): number[] {
  if (digits.length < MIN_PREFIX || !/^\d+$/.test(digits)) return [];
  return vocabulary.flatMap((term, number) =>
    term.endsWith(digits) && LETTERS.test(term.slice(0, -digits.length)) ? [number] : [],
  );
}

function isInTitle(index: ManualIndex, term: string): boolean {
  return index.manuals.some(({ title }) => squeeze(title).includes(term));
}

function squeeze(title: string): string {
  return normaliseText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
