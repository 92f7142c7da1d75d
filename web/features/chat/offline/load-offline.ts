import { isSaved } from './saved-flag.ts';

/** Loads what is behind the conversation; null where it can't be loaded now. */
export const loadBehind = () =>
  import('../shell/behind.ts').then(
    ({ behind }) => behind,
    () => null,
  );

/** Loads what answers on this device; nothing for a chat that is not saved on it. */
export const loadOffline = async (uniqueId: string) =>
  isSaved(uniqueId) ? (await loadBehind())?.offline : null;
