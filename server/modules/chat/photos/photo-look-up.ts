import { NO_MATCH_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import { findCodes } from '../../../../engine/look/codes.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import type { AskService } from '../ask.service.ts';
import type { LinkIds } from '../find-link.ts';
import { emptyAnswer } from '../remedies/media-answers.ts';

/** Codes of one photo that are looked up. */
const MAX_CODES = 3;

/** A product whose manual is searched. */
export type Product = Pick<LinkIds, 'companyId' | 'productId'>;

/** Makes the function that answers from the manual: by what was typed, else by the codes among the words of the photo, else by all of them. */
export function createPhotoLookUp(asks: Pick<AskService, 'answerFrom' | 'answerUnkept'>) {
  /** What was typed, answered with what the photo says beside it and alone: the surer of both. */
  async function lookUpTyped(
    { companyId, productId }: Product,
    typed: string,
    beside: string,
  ): Promise<StoredAnswer | null> {
    const { answer: alone } = await asks.answerUnkept(companyId, productId, typed);
    // Thanks are no question.
    if (typeof alone === 'string') return null;
    if (beside === '') return alone;
    const together = await asks.answerFrom(companyId, productId, `${typed} ${beside}`);
    const isSurer = together.answered && (!alone.answered || together.confidence >= alone.confidence);
    return isSurer ? together : alone;
  }

  return async (product: Product, typed: string, words: string): Promise<StoredAnswer> => {
    const { companyId, productId } = product;
    const codes = findCodes(words).slice(0, MAX_CODES);
    const byTyping = typed === '' ? null : await lookUpTyped(product, typed, codes.join(' ') || words);
    if (byTyping?.answered) return byTyping;
    for (const code of codes) {
      const stored = await asks.answerFrom(companyId, productId, code);
      if (stored.answered) return stored;
    }
    const byWords = words === '' ? null : await asks.answerFrom(companyId, productId, words);
    if (byWords?.answered) return byWords;
    return { ...(byTyping ?? byWords ?? noMatch()), content: NO_MATCH_TEXT };
  };
}

const noMatch = (): StoredAnswer => ({
  ...emptyAnswer,
  answered: false,
  band: 'none',
  confidence: 0,
  content: NO_MATCH_TEXT,
});
