import { useState } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { ChatLink, Question } from '../api/ask.ts';
import { type Conversation, earlierOf } from '../api/conversation.ts';
import { type Asking, useAsking } from './use-asking.ts';

export type ChosenVariants = {
  /** The variants that the next answer is for, beside those that the company has fixed. */
  chosen: readonly string[];
  /** What is sent with the next question: nothing while it is what the conversation says. */
  sent: { variants?: string[] };
  remove: (name: string) => void;
};

/** What the customer chose when asked back, by the newest answer of the conversation, without what was taken back since. */
export function useChosenVariants(messages: readonly Message[]): ChosenVariants {
  const newest = messages.findLast((message) => message.chosen !== undefined);
  const [changed, setChanged] = useState<{ since: string | undefined; chosen: string[] } | null>(null);
  const isChanged = changed !== null && changed.since === newest?._id;
  const chosen = isChanged ? changed.chosen : (newest?.chosen ?? []);
  return {
    chosen,
    sent: isChanged ? { variants: [...chosen] } : {},
    remove: (name) => setChanged({ since: newest?._id, chosen: chosen.filter((one) => one !== name) }),
  };
}

/** Asks like `useAsking`, for the variants that the customer has chosen in the present conversation. */
export function useAskingForVariants(
  link: ChatLink,
  onAnswered: (question: Question) => void,
  conversation: Conversation,
): { asking: Asking; variants: ChosenVariants } {
  const variants = useChosenVariants(conversation.messages.slice(earlierOf(conversation)));
  const asking = useAsking(link, onAnswered);
  const ask = (question: Question) => asking.ask({ ...question, ...variants.sent });
  return { asking: { ...asking, ask }, variants };
}
