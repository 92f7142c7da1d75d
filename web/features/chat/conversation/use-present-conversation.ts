import { useState } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { type Conversation, earlierOf } from '../api/conversation.ts';

export type PresentConversation = {
  /** The messages that are shown: those of the present conversation, or all of them. */
  shown: readonly Message[];
  /** Whether there are messages in the present conversation. */
  hasBegun: boolean;
  /** Whether there is an earlier conversation that is not shown. */
  hidesEarlier: boolean;
  showEarlier: () => void;
  /** Whether a new one was begun on this visit. */
  isAnew: boolean;
  /** To be called once a new one is begun. */
  beginAnew: () => void;
};

/** Parts the present conversation of a link from earlier ones, which are shown when they are wanted. */
export function usePresentConversation(conversation: Conversation): PresentConversation {
  const { messages } = conversation;
  const earlier = earlierOf(conversation);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const [isAnew, setIsAnew] = useState(false);
  return {
    shown: showsEarlier ? messages : messages.slice(earlier),
    hasBegun: messages.length > earlier,
    hidesEarlier: earlier > 0 && !showsEarlier,
    showEarlier: () => setShowsEarlier(true),
    isAnew,
    beginAnew: () => {
      setShowsEarlier(false);
      setIsAnew(true);
    },
  };
}
