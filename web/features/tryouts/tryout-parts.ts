import type { ComponentType } from 'react';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { ManualProgress } from '../../../contracts/manuals/manuals.ts';

/** What other features draw of a manual that is tried. It is passed in, because features may not import each other. */
export type TryoutParts = {
  /** The progress of reading: leaves, and the headings that were found. */
  Reading: ComponentType<{ progress: ManualProgress }>;
  /** An exchange as the chat draws it, with the cited page beside it. */
  Answer: ComponentType<{ exchange: Exchange; canAsk: boolean; onAsk: (question: string) => void }>;
};
