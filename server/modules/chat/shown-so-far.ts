/** What a conversation has shown, so that nothing is offered twice. */
import type { Turn } from '../../../engine/ask/base/answer.ts';
import type { ShownPlace } from '../../../engine/ask/remedies.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { turnOf } from '../../../replies/turn.ts';
import type { MessageRow } from './chat.repository.ts';

const answersIn = (messages: readonly MessageRow[]): StoredAnswer[] =>
  messages.flatMap(({ answer }) => (answer && answer.band !== 'none' ? [answer] : []));

/** Places of the manuals: whole where an answer was taken from, else the words that stood beside it. */
export function placesShown(messages: readonly MessageRow[]): ShownPlace[] {
  return answersIn(messages).flatMap(({ citations, steps, table }) => {
    const taken = new Set([0, table?.citation, ...steps.map(({ citation }) => citation)]);
    return citations.map(({ manualId, heading, path, quote }, number) => ({
      manualId,
      heading,
      path,
      quote,
      isWhole: taken.has(number),
    }));
  });
}

/** Links of the videos and keys of the error images. */
export const mediaShown = (messages: readonly MessageRow[]): Set<string> =>
  new Set(
    answersIn(messages).flatMap(({ videos, match }) => [
      ...videos.map(({ video_link }) => video_link),
      ...(match ? [match.fileKey] : []),
    ]),
  );

/** The last `limit` questions before the message of an id, each with the place its answer was cited from. */
export function turnsBefore(messages: readonly MessageRow[], questionId: string, limit: number): Turn[] {
  const asked = messages.filter(({ sender, id }) => sender === 'user' && id < questionId);
  return asked.slice(-limit).map(({ id, content }) => {
    const answer = messages.find((message) => message.questionId === id && message.remedyOf === null);
    return turnOf(content, answer?.answer?.citations[0]);
  });
}
