/** The words by which a language asks for yes or no and by which its manuals decide, as patterns. */
import { whenNeededFor } from '../../../runtime/when-needed.ts';
import { WORD_END, WORD_START } from '../../../words/letters.ts';
import { namedWords } from '../../../words/named-words.ts';

/** Patterns of one language. `…First` match at the beginning of a clause, the others anywhere. */
export type YesNoWords = {
  leaveFirst: RegExp;
  factFirst: RegExp;
  must: RegExp;
  harm: RegExp;
  asIs: RegExp;
  harms: RegExp;
  broken: RegExp;
  /** A word that asks for something else than yes or no: "how". */
  asking: RegExp;
  /** It offers a choice: asked for one of two things, yes and no are no answers. */
  either: RegExp;
  denies: RegExp;
  allows: RegExp;
  /** A condition or an exception. */
  limits: RegExp;
  /** What need not be. */
  needless: RegExp;
  /** What is no fault. */
  normal: RegExp;
};

const NOTHING = '(?!)';
const word = (forms: string = NOTHING): RegExp => new RegExp(`${WORD_START}(?:${forms})${WORD_END}`, 'iu');
const first = (forms: string = NOTHING): RegExp =>
  new RegExp(`^[^\\p{L}]*(?:\\p{L}+[\\s,]+)?(?:${forms})${WORD_END}`, 'iu');

/** The patterns of a language by ISO 639-1; null for one without the words. */
export const yesNoWords = whenNeededFor((code: string): YesNoWords | null => {
  const own = namedWords('yes-no').get(code);
  const several = namedWords('several-questions').get(code);
  return own === undefined
    ? null
    : {
        leaveFirst: first(own.asksLeave),
        factFirst: first(own.asksFact),
        must: word(own.asksMust),
        harm: word([own.asksHarm, own.harms].filter((forms) => forms !== undefined).join('|') || NOTHING),
        asIs: word(own.asksNormal),
        harms: word(own.harms),
        broken: word(own.broken),
        asking: word(several?.asking),
        either: new RegExp(`\\p{L}.*${WORD_START}(?:${own.either ?? NOTHING})${WORD_END}.*\\p{L}`, 'iu'),
        denies: word(own.denies),
        allows: word(own.allows),
        limits: word(own.limits),
        needless: word(own.needless),
        normal: word(own.normal),
      };
});
