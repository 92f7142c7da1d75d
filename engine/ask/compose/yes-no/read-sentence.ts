/** What a sentence of a manual says to a question that wants a yes or a no. */
import type { Asks } from './read-question.ts';
import { type YesNoWords, yesNoWords } from './words.ts';

export type Verdict = 'yes' | 'no';

/** The verdict of a sentence, and whether it holds under a condition or with an exception. */
export type Statement = { verdict: Verdict; isLimited: boolean };

/**
 * The verdict that a sentence gives if it is about what is asked; null if it gives none by a word of its own, such as a denial or a
 * permission, or its language is unknown. What it merely states decides nothing: of those verdicts one in four was wrong.
 * @param language ISO 639-1 of the sentence
 */
export function readStatement(text: string, language: string, asks: Asks): Statement | null {
  const words = yesNoWords(language);
  const verdict = words === null ? null : VERDICTS[asks](text, words);
  return words === null || verdict === null ? null : { verdict, isLimited: words.limits.test(text) };
}

type ReadVerdict = (text: string, words: YesNoWords) => Verdict | null;

const isOrMayBe: ReadVerdict = (text, { needless, denies, allows }) => {
  if (needless.test(text)) return null;
  return denies.test(text) ? 'no' : allows.test(text) ? 'yes' : null;
};

const VERDICTS: Readonly<Record<Asks, ReadVerdict>> = {
  leave: isOrMayBe,
  fact: isOrMayBe,
  must: (text, { needless, denies, must }) => {
    if (needless.test(text)) return 'no';
    return must.test(text) && !denies.test(text) ? 'yes' : null;
  },
  harm: (text, { harms, denies }) => (harms.test(text) && !denies.test(text) ? 'yes' : null),
  normal: (text, { normal }) => (normal.test(text) ? 'yes' : null),
  broken: (text, { normal }) => (normal.test(text) ? 'no' : null),
};
