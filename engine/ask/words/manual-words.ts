import { stemsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { wordsNamed } from '../../words/named-words.ts';

/**
 * Words that nearly every manual holds, whatever it is about: a question that shares only these with a manual may as well
 * be about another product.
 */
const manualStems = whenNeeded(() =>
  stemsOf((wordsNamed('inAnyManual').get('en') ?? []).join(' '), languageOf('en')),
);

/** Whether an English index term is a word of manuals in general. */
export function isManualWord(term: string): boolean {
  return manualStems().has(term);
}
