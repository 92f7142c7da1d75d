/** Stores the unsent question of a link in the tab, so that a reload or a crash loses nothing. */
import { useSyncExternalStore } from 'react';
import { keptInTab } from '../../../lib/browser/kept.ts';
import { sendableQuestion } from '../../../lib/text/sendable-question.ts';

/** A text with listeners. Only components that show it render at every key, and not the long conversation. */
export type Draft = {
  read: () => string;
  write: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Makes a draft. @param lastAsked the last question of the conversation, which may have been answered meanwhile */
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

/** The current text of a draft. */
export const useDraft = ({ subscribe, read }: Draft): string => useSyncExternalStore(subscribe, read);
