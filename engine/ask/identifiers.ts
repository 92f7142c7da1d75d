import { languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import { normaliseText } from '../index/normalise.ts';
import type { Token } from '../index/tokens.ts';

/** Words before a number or code that make it one ("error 12", "code e 4"). */
const CODE_WORD = /^(?:errors?|codes?|faults?|alarms?|fehler|fehlercode|erreur|errore|fout)$/;
/** Sizes and quantities ("5v", "10mm", "4k", "98x28") are no codes; nor are ordinals ("2nd"). */
const QUANTITY = /^\d+(?:\.\d+)?\p{L}{1,4}\d?$|^\d+x\d+$/u;
/** Short words that stand before numbers without being the letters of a code ("in 5 minutes"). */
const FUNCTION_WORD = /^(?:a|i|in|at|to|of|is|on|up|by|the|and|for|my|do|or|no|all|any|has|use|get|set)$/;
/** Shorter beginnings of a longer model number are chance. */
const MIN_PREFIX = 4;

/**
 * Joins codes that the question writes in two words, as the manual knows them or as their surroundings show:
 * "e 04" becomes the one token "e04" if the manual has it, "error e 4" in any case.
 */
export function joinSpacedCodes(index: ManualIndex, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) continue;
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
  return index.manuals.some(({ title }) => squeeze(title).includes(term));
}

function squeeze(title: string): string {
  return normaliseText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
