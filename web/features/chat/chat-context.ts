import { createContext, useContext } from 'react';
import type { BotData } from '../../../contracts/chat.ts';

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

export const ChatContext = createContext<Chat | null>(null);

/** The conversation around a component. Throws outside one. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('useChat is only for parts of a conversation');
  return chat;
}
