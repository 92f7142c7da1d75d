/** The unsent question of a link, kept in the tab so that a reload or a crash loses nothing. */
import { keptInTab } from '../../lib/kept.ts';

const keyOf = (uniqueId: string): string => `chat-draft:${uniqueId}`;

/** The kept text, '' when there is none. */
export const readDraft = (uniqueId: string): string => keptInTab.read(keyOf(uniqueId)) ?? '';

/** Keeps `text`; '' removes what was kept. */
export const keepDraft = (uniqueId: string, text: string): void =>
  text === '' ? keptInTab.remove(keyOf(uniqueId)) : keptInTab.write(keyOf(uniqueId), text);
