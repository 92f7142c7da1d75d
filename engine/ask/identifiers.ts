import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { documentFrequency, type ManualIndex, passageTerms } from '../index/manual-index.ts';
import { normaliseText } from '../index/normalise.ts';
import type { Token } from '../index/tokens.ts';
import type { CodeVerdict } from './confidence.ts';
import type { Query, QueryTerm } from './query.ts';

/** Words before a number or code that make it one ("error 12", "code e 4"). */
const CODE_WORD = /^(?:errors?|codes?|faults?|alarms?|fehler|fehlercode|erreur|errore|fout)$/;
/** Sizes and quantities ("5v", "10mm", "4k", "98x28") are no codes; nor are ordinals ("2nd"). */
const QUANTITY = /^\d+(?:\.\d+)?\p{L}{1,4}\d?$|^\d+x\d+$/u;
/** Short words that stand before numbers without being the letters of a code ("in 5 minutes"). */
const FUNCTION_WORD = /^(?:a|i|in|at|to|of|is|on|up|by|the|and|for|my|do|or|no|all|any|has|use|get|set)$/;
/** Shorter beginnings of a longer model number are chance. */
const MIN_PREFIX = 4;

/** From this many codes with the same letters on, the manual is taken to write all codes of their kind so. */
const MIN_FAMILY = 3;
/** "58-1121": numbers with a hyphen that are no range, date or size. */
const NUMERIC_PART = /(?<![\p{L}\p{N}-])\d{2,}-\d{3,}(?:-\d+)*(?![\p{L}\p{N}])/gu;
/** A question of more terms than this tells a story, in which a code need not be what it is about. */
const FEW_TERMS = 10;
/** A code in more passages than this, and in more than this share of them, is a product's name. */
const FEW_MENTIONS = 6;
const SELDOM = 0.03;

/**
 * Joins codes that the question writes in two words, as the manual knows them or as their surroundings show:
 * "e 04" becomes the one token "e04" if the manual has it, "error e 4" in any case, and so does "error 4" if the
 * manual's codes leave no doubt.
 */
export function joinSpacedCodes(index: ManualIndex, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) continue;
    const numbered = numberedCode(index, token, tokens[i - 1]);
    if (numbered !== null) {
      joined.push({ term: numbered, kind: 'identifier' });
      continue;
    }
    const code = spacedCode(token, tokens[i + 1]);
    const isCode = code !== null && (index.lexicon.has(code) || CODE_WORD.test(tokens[i - 1]?.term ?? ''));
    if (isCode) i += 1;
    joined.push(isCode ? { term: code, kind: 'identifier' } : token);
  }
  return joined;
}

function spacedCode(letters: Token, digits: Token | undefined): string | null {
  if (digits?.kind !== 'number' || !/^\p{L}{1,3}$/u.test(letters.term) || FUNCTION_WORD.test(letters.term))
    return null;
  return letters.term + digits.term;
}

/**
 * "error 4" as the manual writes it, "e04" or "e4": by the only family of codes whose letters begin like the word before
 * the number. A number that no code of the family has comes back as a code that the manual does not hold.
 */
function numberedCode(index: ManualIndex, number: Token, before: Token | undefined): string | null {
  if (number.kind !== 'number' || before === undefined || !CODE_WORD.test(before.term)) return null;
  const initial = before.term.startsWith('code') ? '[efah]' : before.term.charAt(0);
  const pattern = new RegExp(`^(${initial}\\p{L}{0,2})0*(\\d{1,4})$`, 'u');
  const families = new Map<string, Map<number, string>>();
  for (const term of index.vocabulary) {
    const [, letters, digits] = pattern.exec(term) ?? [];
    if (letters === undefined) continue;
    const family = families.get(letters) ?? new Map<number, string>();
    families.set(letters, family.set(Number(digits), term));
  }
  const [family, other] = [...families].filter(([, codes]) => codes.size >= MIN_FAMILY);
  if (family === undefined || other !== undefined) return null;
  const [letters, codes] = family;
  return codes.get(Number(number.term)) ?? letters + number.term;
}

/**
 * The codes of a question that decide what can answer it: a passage that does not hold one is about something else. None
 * of a long question; product names, which stand in many passages or in the title, are no codes.
 */
export function findDecisiveTerms(index: ManualIndex, terms: readonly QueryTerm[]): number[] {
  if (terms.length > FEW_TERMS) return [];
  const most = Math.max(FEW_MENTIONS, SELDOM * index.passages.length);
  return terms.flatMap(({ term, number, isIdentifier: isCode }) =>
    isCode && number !== null && documentFrequency(index, number) <= most && !isInTitle(index, term)
      ? [number]
      : [],
  );
}

/** See {@link CodeVerdict}. `best` is the number of the passage that was ranked first. */
export function judgeCodes(index: ManualIndex, query: Query, best: number | undefined): CodeVerdict {
  const own = query.terms.filter((term) => !term.carried);
  if (query.unknownIdentifiers.length > 0) return own.length > FEW_TERMS ? 'mentioned' : 'unknown';
  const held = best === undefined ? [] : passageTerms(index, best);
  return held.some((term) => query.decisive.includes(term)) ? 'found' : 'none';
}

/** Whether a text of the manual holds one of the terms. */
export function holdsTerm(
  index: ManualIndex,
  text: string,
  language: string,
  terms: readonly number[],
): boolean {
  return termsOf(text, languageOf(language)).some((term) => terms.includes(index.lexicon.get(term) ?? -1));
}

/**
 * Codes, part and model numbers of a question (`tokens` of `text`) that the manual holds in no way of writing, as they
 * were typed. They are what a question is about: an answer about their nearest neighbour would be wrong.
 */
export function findUnknownIdentifiers(index: ManualIndex, tokens: readonly Token[], text: string): string[] {
  const unknown = new Set<string>();
  tokens.forEach((token, i) => {
    const isNumberedCode = token.kind === 'number' && CODE_WORD.test(tokens[i - 1]?.term ?? '');
    if (isNumberedCode ? !index.lexicon.has(token.term) : isIdentifier(token) && !isKnown(index, tokens, i)) {
      unknown.add(token.term);
    }
  });
  for (const [part] of normaliseText(text).matchAll(NUMERIC_PART)) {
    if (!part.split('-').every((digits) => index.lexicon.has(digits))) unknown.add(part);
  }
  return [...unknown].map((term) => asTyped(term, text));
}

/** "E-99" for the term "e99" of a question that says so. */
function asTyped(term: string, text: string): string {
  const characters = [...term].map((character) => character.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(characters.join('[-._ ]?'), 'i').exec(normaliseText(text))?.[0] ?? term;
}

/** Whether a token is a code, part or model number: letters and digits together, but no quantity. */
export function isIdentifier({ kind, term }: Token): boolean {
  return kind === 'identifier' && /\d/.test(term) && /\p{L}/u.test(term) && !QUANTITY.test(term);
}

function isKnown(index: ManualIndex, tokens: readonly Token[], at: number): boolean {
  const term = tokens[at]?.term ?? '';
  if (index.lexicon.has(term)) return true;
  const parts: string[] = [];
  for (let i = at + 1; tokens[i]?.kind === 'part'; i += 1) parts.push(tokens[i]?.term ?? '');
  const { stem } = languageOf(index.languages[0] ?? 'en');
  const isHeld = (part: string) => index.lexicon.has(part) || index.lexicon.has(stem(part));
  if (parts.length > 0 && parts.every(isHeld)) return true;
  // "windows10" where the manual writes "Windows 10"
  const [, word = '', digits = ''] = /^(\p{L}{4,})(\d+)$/u.exec(term) ?? [];
  if (word !== '' && isHeld(word) && index.lexicon.has(digits)) return true;
  if (term.length >= MIN_PREFIX && index.vocabulary.some((other) => other.startsWith(term))) return true;
  return isInTitle(index, term);
}

function isInTitle(index: ManualIndex, term: string): boolean {
  return index.manuals.some(({ title }) => squeeze(title).includes(term));
}

function squeeze(title: string): string {
  return normaliseText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
