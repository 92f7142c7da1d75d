/** Names a question for the server, so that every try of it, also after a reload of the tab, is answered and charged once. */
import { v4 as uuidv4 } from 'uuid';
import { keptInTab } from '../../lib/kept.ts';
import type { Question } from './api/ask.ts';

const keptAs = (uniqueId: string): string => `chat-request:${uniqueId}`;

// The key has no space, so what was asked begins behind the first.
const line = (requestKey: string, asked: string): string => `${requestKey} ${asked}`;

/** The key of a question that is sent on a link: the one it was sent with before, while no answer came. */
export function requestKeyFor(uniqueId: string, { text, photo, errorImageId = '' }: Question): string {
  if (photo) return uuidv4();
  const asked = `${errorImageId} ${text}`;
  const kept = keptInTab.read(keptAs(uniqueId)) ?? '';
  const [keptKey = ''] = kept.split(' ', 1);
  if (keptKey !== '' && kept === line(keptKey, asked)) return keptKey;
  const requestKey = uuidv4();
  keptInTab.write(keptAs(uniqueId), line(requestKey, asked));
  return requestKey;
}

/** To be called when an answer has come: the same words are a new question then. */
export const forgetRequestKey = (uniqueId: string): void => keptInTab.remove(keptAs(uniqueId));
