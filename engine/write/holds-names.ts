import type { Language } from '../index/language.ts';
import { tokenise } from '../index/tokens.ts';
import { findNames, squeeze } from './claims/names.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/** Languages that write every noun with a capital: a capital does not make a name there. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/**
 * Whether the names in a plain sentence are in the evidence. Keys and displays in capitals must be; quoted words and
 * other names may also be in the question. `unknown` if a German noun may be a name.
 */
export function holdsNames(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  question: string,
  language: Language,
): 'held' | 'unknown' | 'invented' {
  const { capitals, capitalised, quoted } = findNames(sentence);
  const isWord = (term: string) => evidence.some((unit) => unit.words.has(term));
  const asked = wordTerms(question, language);
  const isTerm = (term: string) => asked.has(term) || evidence.some((unit) => unit.terms.has(term));
  const isHeld = (name: string) =>
    tokenise(name).every(
      ({ term }) => isWord(term) || isTerm(language.stem(term)) || language.isStopWord(term),
    );
  const isQuoted = (name: string) =>
    squeeze(question).includes(name) || evidence.some((unit) => squeeze(unit.text).includes(name));
  if (!capitals.every((name) => tokenise(name).every(({ term }) => isWord(term)))) return 'invented';
  if (!quoted.every(isQuoted)) return 'invented';
  if (capitalised.every(isHeld)) return 'held';
  return CAPITAL_NOUNS.has(language.code) ? 'unknown' : 'invented';
}
