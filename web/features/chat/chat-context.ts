import type { BotData, Message } from '../../../contracts/chat.ts';
import { createStrictContext } from '../../lib/strict-context.ts';
import type { PhotoChoice } from './answer-parts.ts';

/** What every part of the conversation may need. */
export type Chat = {
  uniqueId: string;
  /** Name of the product. */
  product: string;
  messages: readonly Message[];
  /** ISO 639-1, of the manual. */
  language: string;
  company: BotData['company'];
  /** Whether a question can be asked now: none is under way and the link is not out of queries. */
  canAsk: boolean;
  /** The contact card then stands in the composer's place, and nowhere else. */
  isOutOfQueries: boolean;
  ask: (text: string) => void;
  /** Says which of the problems that look alike it is. */
  chooseErrorImage: (choice: PhotoChoice) => void;
  /** Puts a photo into the composer. */
  choosePhoto: (photo: File) => void;
};

/** The conversation around a component. */
export const [ChatContext, useChat] = createStrictContext<Chat>('useChat');
