/** Rows of a conversation. */
import { v7 as uuidv7 } from 'uuid';
import type { LinkRow, MessageRow } from './chat.repository.ts';

/** A message of a link's conversation; what is not given is empty. */
export function messageRow(
  { chatbot: { companyId, productId, id }, isTrial }: Pick<LinkRow, 'chatbot' | 'isTrial'>,
  values: Pick<MessageRow, 'id' | 'sender' | 'content' | 'createdAt'> & Partial<MessageRow>,
): MessageRow {
  return {
    companyId,
    productId,
    chatbotId: id,
    questionId: null,
    remedyOf: null,
    answer: null,
    answered: null,
    confidence: null,
    feedback: null,
    requestKey: null,
    answerMs: null,
    isTrial,
    isOffTopic: false,
    contact: null,
    visit: null,
    placeId: null,
    place: null,
    serial: null,
    ...values,
  };
}

// The order of a conversation is the order of its ids. uuid counts up within a millisecond only while it is left to
// read the clock itself, so the sequence is kept here.
let sequence = 0;

/** An id that stands behind every earlier one, as if it was made at `moment`. */
export function idAt(moment: Date): string {
  sequence = (sequence + 1) & 0x7fff_ffff;
  return uuidv7({ msecs: moment.getTime(), seq: sequence });
}

/** When what carries this id was made: the first 48 bits of a UUIDv7 are its milliseconds. */
export const momentOf = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
