import { termsOf } from './analysis.ts';
import type { Language } from './language.ts';
import type { ManualIndex } from './manual-index.ts';

/** Numbers of a text's terms, in order; -1 for one that the index does not know. */
export const termNumbers = (
  { lexicon }: Pick<ManualIndex, 'lexicon'>,
  text: string,
  language: Language,
): number[] => termsOf(text, language).map((term) => lexicon.get(term) ?? -1);
