/** Whether a sentence of the manual answers a question with yes or no. */
import { whenNeeded, whenNeededFor } from '../../../runtime/when-needed.ts';
import { WORD_END, WORD_START } from '../../../words/letters.ts';
import { formsOfAll, namedWords } from '../../../words/named-words.ts';
import { isNaming } from '../../base/query.ts';
import type { Choice } from '../sentence-features.ts';

export type Verdict = 'yes' | 'no';

/** A question and the sentence that is to decide it. */
export type Case = {
  question: string;
  /** ISO 639-1 of the question, and of the sentence. */
  asked: string;
  told: string;
  /** What stands above the sentence and holds for it; null where nothing does. */
  above?: string | null;
  choice: Pick<Choice, 'sentence' | 'wholeOverlap' | 'query'>;
};

/**
 * Thresholds from which a sentence is about exactly what is asked: a cosine of `NEAR`, or one of `NEAR_IN_WORDS` if the sentence also
 * contains the share `IN_WORDS` of the question's words, weighted by idf.
 */
const NEAR = 0.5;
const NEAR_IN_WORDS = 0.38;
const IN_WORDS = 0.25;
/** A longer sentence says more than yes or no: characters. */
const LONG = 240;

type Reading = { asksLeave: RegExp; denies: RegExp; allows: RegExp; limits: RegExp };
const word = (forms: string): string => `${WORD_START}(?:${forms})${WORD_END}`;
const words = whenNeeded(() => namedWords('yes-no'));
const readingOf = whenNeededFor((code: string): Reading | null => {
  const own = words().get(code);
  return own === undefined
    ? null
    : {
        asksLeave: new RegExp(`^[^\\p{L}]*${word(own.asksLeave)}`, 'iu'),
        denies: new RegExp(word(own.denies), 'iu'),
        allows: new RegExp(word(own.allows), 'iu'),
        limits: new RegExp(word(own.limits), 'iu'),
      };
});
/** Asked for one of two things, or why something can't be, yes and no are no answers. */
const choosing = whenNeeded(() => new RegExp(word(formsOfAll('yes-no', 'either')), 'iu'));

/**
 * The verdict of a sentence, where it plainly forbids or allows what is asked; null where it takes more to say. Of a question that is
 * put in the negative, or between two things, nothing is decided.
 */
export function decide({ question, asked, told, above = null, choice }: Case): Verdict | null {
  const { text } = choice.sentence;
  const [inQuestion, inSentence] = [readingOf(asked), readingOf(told)];
  if (inQuestion === null || inSentence === null || text.length > LONG) return null;
  const [, ...behind] = question.split(inQuestion.asksLeave);
  const rest = behind.join(' ');
  if (behind.length === 0 || choosing().test(rest) || inQuestion.denies.test(rest)) return null;
  if (!isAbout(choice) || inSentence.limits.test(text)) return null;
  if (inSentence.denies.test(text)) return 'no';
  if (above !== null && inSentence.denies.test(above)) return null;
  return inSentence.allows.test(text) ? 'yes' : null;
}

/** Whether a question asks whether something may be done. */
export const asksLeave = (question: string, language: string): boolean =>
  readingOf(language)?.asksLeave.test(question) ?? false;

/** Whether a line forbids or allows what stands below it. */
export function saysWhatHolds(line: string, language: string): boolean {
  const reading = readingOf(language);
  return reading !== null && (reading.denies.test(line) || reading.allows.test(line));
}

/** Whether a sentence is about what is asked. Of what a question names and the manual has no word for, no sentence is. */
function isAbout({ sentence: { cosine, overlap }, wholeOverlap, query: { terms } }: Case['choice']): boolean {
  const isUnknown = terms.some(
    (term) => isNaming(term) && term.number === null && term.alternatives.length === 0,
  );
  const near = cosine ?? 0;
  return near >= NEAR || (!isUnknown && near >= NEAR_IN_WORDS && overlap / (wholeOverlap || 1) >= IN_WORDS);
}

/** How a verdict is said in a language; in English where it is none of ours. */
export const sayVerdict = (verdict: Verdict, language: string): string =>
  (words().get(language) ?? words().get('en'))?.[verdict] ?? '';
