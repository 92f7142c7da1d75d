import { countStopWords, distinctWords } from '../../index/count-stop-words.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { STOP_WORDS } from '../../index/stop-words.ts';
import { boundQuestion } from './bound-question.ts';

/** Fewer little words of a language tell nothing: many languages share one. */
const MIN_WORDS = 2;
/** Fewer letters of another script may be a name. */
const MIN_LETTERS = 4;
const SAMPLE_TERMS = 300;
/** Questions are short; of a longer one the beginning tells enough. */
const MAX_CHARACTERS = 500;

/**
 * The language to ask the manuals of an index in, if a question is clearly in another one: by its little words, or by
 * its letters. Null where it is not clear, or the manuals have several languages.
 *
 * @returns ISO 639-1
 */
export function languageToAskIn(index: ManualIndex, question: string): string | null {
  const [own, another] = index.languages;
  if (own === undefined || another !== undefined || !STOP_WORDS.has(own) || !isLatin(index)) return null;
  const text = boundQuestion(question.slice(0, MAX_CHARACTERS)).toLowerCase();
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length >= MIN_LETTERS && foreign.length * 2 > letters.length) return own;
  const told = countStopWords(distinctWords(text));
  const ownWords = told.get(own) ?? 0;
  told.delete(own);
  const best = Math.max(0, ...told.values());
  return best >= MIN_WORDS && best > 2 * ownWords ? own : null;
}

/** Whether the manuals are written in Latin letters: of others no language was recognised, whatever was noted. */
function isLatin({ vocabulary }: ManualIndex): boolean {
  const words = vocabulary.slice(0, SAMPLE_TERMS).filter((term) => /^\p{L}+$/u.test(term));
  return words.filter((term) => /^\p{Script=Latin}+$/u.test(term)).length * 2 >= words.length;
}
