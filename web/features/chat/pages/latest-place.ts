import type { Message } from '../../../../contracts/chat/messages.ts';
import { mainCitation } from '../answer/answer-parts.ts';
import type { Place } from '../answer/place.ts';

/** The place of the newest answer; null if it cites nothing or there is none. */
export function latestPlace(messages: readonly Message[]): Place | null {
  const answer = messages.findLast((message) => message.sender === 'bot');
  const index = answer ? mainCitation(answer) : null;
  const citation = index === null ? undefined : answer?.citations?.[index];
  if (!answer || index === null || !citation) return null;
  return { messageId: answer._id, index, page: citation.page };
}
