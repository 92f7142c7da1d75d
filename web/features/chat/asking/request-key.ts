/** Gives each question a key, so that repeated attempts, also after a reload, are answered and charged once. */
import { v4 as uuidv4 } from 'uuid';
import { keptInTab } from '../../../lib/browser/kept.ts';
import type { Question } from '../api/ask.ts';

const keptAs = (uniqueId: string): string => `chat-request:${uniqueId}`;

// The key has no space, so the question begins after the first one.
const line = (requestKey: string, asked: string): string => `${requestKey} ${asked}`;

/** The key for a question on a link: the same as for its last attempt, until an answer arrives. */
export function requestKeyFor(
  uniqueId: string,
  { text, photo, errorImageId = '', variant = '' }: Question,
): string {
  if (photo) return uuidv4();
  const asked = `${errorImageId}${variant} ${text}`;
  const kept = keptInTab.read(keptAs(uniqueId)) ?? '';
  const [keptKey = ''] = kept.split(' ', 1);
  if (keptKey !== '' && kept === line(keptKey, asked)) return keptKey;
  const requestKey = uuidv4();
  keptInTab.write(keptAs(uniqueId), line(requestKey, asked));
  return requestKey;
}

/** Forgets the key. To be called when an answer has arrived, since the same words are a new question then. */
export const forgetRequestKey = (uniqueId: string): void => keptInTab.remove(keptAs(uniqueId));
