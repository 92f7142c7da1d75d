import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { namedWords } from '../../words/named-words.ts';
import { callsForFault, isCodeWord, isRowKey, isRowOfFault } from './amounts/fault-numbers.ts';

/** Short words that stand before numbers without being the letters of a code ("in 5 minutes"). */
const FUNCTION_WORD = /^(?:a|i|in|at|to|of|is|on|up|by|the|and|for|my|do|or|no|all|any|has|use|get|set)$/;
/** What goes on with the question before, in any language: "and 89?", "und 17?"; a single letter is a code's: "e 04". */
const goesOn = whenNeeded(() => {
  const forms = [...namedWords('several-questions').values()].flatMap(({ and, or, also }) => [and, or, also]);
  return new RegExp(`^(?:${forms.join('|')})$`, 'u');
});
/** From this many codes with the same letters on, the manual is taken to write all codes of their kind so. */
const MIN_FAMILY = 3;

/**
 * Joins codes that the question writes in two words, as the manual knows them or as their surroundings show:
 * "e 04" becomes the one token "e04" if the manual has it or nothing else is said, "error e 4" in any case, and so does "error 4" if the
 * manual's codes leave no doubt.
 */
export function joinSpacedCodes(index: ManualIndex, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) continue;
    const numbered = numberedCode(index, token, tokens[i - 1], tokens[i - 2]);
    if (numbered !== null) {
      joined.push({ term: numbered, kind: 'identifier' });
      continue;
    }
    const isAll = tokens.length === 2;
    const code = spacedCode(token, tokens[i + 1], isAll);
    const isCode =
      code !== null && (isAll || index.lexicon.has(code) || isCodeWord(tokens[i - 1]?.term ?? ''));
    if (isCode) i += 1;
    joined.push(isCode ? { term: code, kind: 'identifier' } : token);
  }
  return joined;
}

/** `isAll`: nothing else is said, so that even "in 2" is the name of an input. */
function spacedCode(letters: Token, digits: Token | undefined, isAll: boolean): string | null {
  if (digits?.kind !== 'number' || !/^\p{L}{1,3}$/u.test(letters.term)) return null;
  if (letters.term.length > 1 && goesOn().test(letters.term)) return null;
  return isAll || !FUNCTION_WORD.test(letters.term) ? letters.term + digits.term : null;
}

/**
 * "error 4" as the manual writes it, "e04" or "e4": by the only family of codes whose letters begin like the word before
 * the number; as it was typed where a row, of an error one about faults, begins with it. A number that no code of the family has comes back as a code that the
 * manual does not hold.
 */
function numberedCode(
  index: ManualIndex,
  number: Token,
  before: Token | undefined,
  twoBefore: Token | undefined,
): string | null {
  if (number.kind !== 'number' || before === undefined || !isCodeWord(before.term)) return null;
  const isCode = callsForFault(before, twoBefore) ? isRowOfFault : isRowKey;
  if (isCode(index, number.term)) return number.term;
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
