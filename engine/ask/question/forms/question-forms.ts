import { whenNeeded } from '../../../runtime/when-needed.ts';
import { namedWords, wordForms } from '../../../words/named-words.ts';

/** How a question is put, by ISO 639-1 language. */
export type QuestionForms = {
  /** It asks for a way to do something, not for a number ("wie lange"). */
  howTo: RegExp;
  /** It tells of something that does not work. */
  symptom: RegExp;
  /** It asks where something is. */
  place: RegExp;
  /** It asks what something is or means. */
  meaning: RegExp;
  /** It asks by what one notices something, which is nothing to do, though it is put like that: "how do I know when". */
  sign: RegExp;
  /** It asks whether something is so; not whether one can do it, which mostly asks how. */
  yesNo: RegExp;
};

/** How questions are put in each language that has words for it. */
const spokenForms = whenNeeded(
  () =>
    new Map(
      [...namedWords('questions')].map(([code, { howTo, symptom, place, meaning, sign, yesNo }]) => [
        code,
        {
          ...{ howTo: wordForms(howTo), symptom: wordForms(symptom), place: wordForms(place) },
          ...{ meaning: wordForms(meaning), sign: wordForms(sign), yesNo: wordForms(yesNo) },
        } satisfies QuestionForms,
      ]),
    ),
);

/** "It won't start. Where is the fuse?", "Linux: how do I install it?" ask in their second part. */
const PART_END = /[.!?:;…]\s+|\s[-–—]\s/;

/**
 * Tells whether a question, or a part of it, is put in a form: one of English, which people try with any manual, or of
 * the languages of the manuals as far as they are known.
 */
export function howPut(
  languages: readonly string[],
  question: string,
): (form: keyof QuestionForms) => boolean {
  const spoken = ['en', ...languages].flatMap((language) => spokenForms().get(language) ?? []);
  const parts = [question, ...question.split(PART_END)];
  return (form) => spoken.some((forms) => parts.some((part) => forms[form].test(part)));
}
