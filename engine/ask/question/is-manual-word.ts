import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { normaliseText } from '../../index/normalise.ts';

/** Whether a word, in any of its forms, stands in the manuals of an index, or is a little word of their languages. */
export function isManualWord({ lexicon, languages }: Pick<ManualIndex, 'lexicon' | 'languages'>) {
  const known = languages.map(languageOf);
  return (written: string): boolean => {
    const word = normaliseText(written).toLowerCase();
    return known.some(({ isStopWord, stem }) => isStopWord(word) || lexicon.has(stem(word)));
  };
}
