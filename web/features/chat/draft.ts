/** The unsent question of a link, kept in the tab so that a reload or a crash loses nothing. */
import { useSyncExternalStore } from 'react';
import { keptInTab } from '../../lib/kept.ts';
import { sendableQuestion } from './question-counter.ts';

/** A text that tells who shows it, and nobody else, of each change: a long conversation is not drawn anew at every key. */
export type Draft = {
  read: () => string;
  write: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** @param lastAsked the last question of the conversation: it may have been answered after the tab lost sight of it */
export function createDraft(uniqueId: string, lastAsked?: string): Draft {
  const key = `chat-draft:${uniqueId}`;
  const listeners = new Set<() => void>();
  const kept = keptInTab.read(key) ?? '';
  let text = sendableQuestion(kept) === lastAsked ? '' : kept;
  return {
    read: () => text,
    write: (typed) => {
      text = typed;
      if (text === '') keptInTab.remove(key);
      else keptInTab.write(key, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The text as it is now. */
export const useDraft = ({ subscribe, read }: Draft): string => useSyncExternalStore(subscribe, read);
