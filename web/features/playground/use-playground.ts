import { useState } from 'react';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import { useTryQuestion } from './api/try-question.ts';

export type Playground = {
  /** What was tried on this visit, newest first; each question once. */
  exchanges: readonly Exchange[];
  /** The question that is being looked up; null when none is. */
  pending: string | null;
  /** The last question, if it got no answer, and why. */
  failure: { question: string; error: Error } | null;
  /** Does nothing while another question is being looked up. */
  ask: (question: string) => void;
};

/** The exchanges with a newer one first, in place of an earlier one about the same question. */
const withNewest = (exchanges: readonly Exchange[], newest: Exchange): Exchange[] => [
  newest,
  ...exchanges.filter(({ question }) => question !== newest.question),
];

/** Keeps what was tried on a product; use it outside of what is shown and hidden, or it is forgotten with that. */
export function usePlayground(productId: string): Playground {
  const { mutate, isPending, variables, error } = useTryQuestion(productId);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  return {
    exchanges,
    pending: isPending ? variables : null,
    failure: error && variables !== undefined ? { question: variables, error } : null,
    ask: (question) => {
      if (isPending) return;
      mutate(question, { onSuccess: (newest) => setExchanges((known) => withNewest(known, newest)) });
    },
  };
}
