import { isSaved } from './saved-flag.ts';

/** Loads what saving a chat needs; null where it can't be loaded now. */
export const loadSaving = () =>
  import('./saving.ts').then(
    ({ saving }) => saving,
    () => null,
  );

/** Loads what answers on this device; nothing for a chat that is not saved on it. */
export const loadOffline = async (uniqueId: string) =>
  isSaved(uniqueId) ? (await loadSaving())?.offline : null;
