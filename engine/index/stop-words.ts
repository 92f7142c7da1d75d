import { whenNeeded } from '../runtime/when-needed.ts';
import { wordsNamed } from '../words/named-words.ts';
import { normaliseText } from './normalise.ts';

/**
 * Words that say nothing about what a question is about, by ISO 639-1 code; without accents, as everything that is compared.
 */
export const stopWords = whenNeeded(
  (): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      [...wordsNamed('stop')].map(([code, words]) => [
        code,
        new Set(normaliseText(words.join(' ')).split(' ')),
      ]),
    ),
);
