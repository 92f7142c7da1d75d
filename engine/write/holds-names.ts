import type { Language } from '../index/language.ts';
import { tokenise } from '../index/tokens.ts';
import { findNames, squeeze } from './claims/names.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/** Languages that write every noun with a capital: a capital does not make a name there. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/**
 * Whether the names of a plain sentence stand in the evidence: keys and displays in capitals always, quoted words and
 * other names there or in the question. `unknown` where a noun of German may be a name.
 */
export function holdsNames(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  question: string,
  language: Language,
): 'held' | 'unknown' | 'invented' {
  const { capitals, capitalised, quoted } = findNames(sentence);
  const text = evidence.map((unit) => unit.text).join('\n');
  const words = new Set(tokenise(text).map(({ term }) => term));
  const terms = new Set([...evidence.flatMap((unit) => [...unit.terms]), ...wordTerms(question, language)]);
  const isHeld = (name: string) =>
    tokenise(name).every(
      ({ term }) => words.has(term) || terms.has(language.stem(term)) || language.isStopWord(term),
    );
  const [said, asked] = [squeeze(text), squeeze(question)];
  if (!capitals.every((name) => tokenise(name).every(({ term }) => words.has(term)))) return 'invented';
  if (!quoted.every((name) => said.includes(name) || asked.includes(name))) return 'invented';
  if (capitalised.every(isHeld)) return 'held';
  return CAPITAL_NOUNS.has(language.code) ? 'unknown' : 'invented';
}
