import type { BotData } from '../../../contracts/chat.ts';
import { createStrictContext } from '../../lib/strict-context.ts';

/** What every part of the conversation may need. */
export type Chat = {
  uniqueId: string;
  company: BotData['company'];
  /** Whether a question can be asked now: none is under way and the link is not out of queries. */
  canAsk: boolean;
  /** The contact card then stands in the composer's place, and nowhere else. */
  isOutOfQueries: boolean;
  ask: (text: string) => void;
};

/** The conversation around a component. */
export const [ChatContext, useChat] = createStrictContext<Chat>('useChat');
