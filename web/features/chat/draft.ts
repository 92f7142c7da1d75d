/** The unsent question of a link, kept in the tab so that a reload or a crash loses nothing. */

const keyOf = (uniqueId: string): string => `chat-draft:${uniqueId}`;

// Storage throws when it is full or switched off (private windows); a draft is then kept in memory only.
const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

/** The kept text, '' when there is none. */
export const readDraft = (uniqueId: string): string =>
  attempt(() => sessionStorage.getItem(keyOf(uniqueId)) ?? '', '');

/** Keeps `text`; '' removes what was kept. */
export const keepDraft = (uniqueId: string, text: string): void =>
  attempt(
    () =>
      text === ''
        ? sessionStorage.removeItem(keyOf(uniqueId))
        : sessionStorage.setItem(keyOf(uniqueId), text),
    undefined,
  );
