/**
 * Replies to messages that ask nothing, and where there is nothing to ask yet. They are neither charged nor kept,
 * because neither a "thanks" nor a manual that is not read shows what a manual lacks.
 */

import { UNREAD_TEXT } from '../../../contracts/chat/answer-texts.ts';
import type { CourtesyReply } from '../../../replies/courtesy.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { Asked } from './asked.ts';
import type { LinkRow } from './chat.repository.ts';
import type { ProductIndex } from './indexes/product-index.ts';

/** The reply where no manual is read so far, or none could be: that it does not say something can't be known then. */
export const replyUnread = (
  { passages }: Pick<ProductIndex, 'passages'>,
  { answered, videos }: StoredAnswer,
): CourtesyReply | null =>
  passages > 0 || answered || videos.length > 0 ? null : { reply: UNREAD_TEXT, suggestions: [] };

/** The same as the chat shows it: it takes no question and is not kept. */
export function presentCourtesy(
  { reply, suggestions }: CourtesyReply,
  { chatbot: { queriesUsed, queryLimit } }: LinkRow,
  message: string,
  links: LinkSigner,
): Asked {
  return { ...presentUnkept(message, reply, links), videos: [], queriesUsed, queryLimit, suggestions };
}
