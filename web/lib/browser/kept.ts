/**
 * Stores texts in the browser. Its storage throws if it is switched off (blocked cookies, some private windows) or
 * full; texts that can't be stored are then kept in memory as long as the tab is open.
 */
export type Kept = {
  /** Reads the text of `key`; null if there is none. */
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** Removes everything but the texts of `except`. */
  clear: (except?: readonly string[]) => void;
};

function createKept(storage: () => Storage): Kept {
  const memory = new Map<string, string>();
  // Even accessing `localStorage` throws if it is switched off.
  const attempt = <T>(action: (storage: Storage) => T): { value: T } | null => {
    try {
      return { value: action(storage()) };
    } catch {
      return null;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key))?.value ?? null,
    write: (key, text) => {
      if (attempt((kept) => kept.setItem(key, text))) memory.delete(key);
      else memory.set(key, text);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    clear: (except = []) => {
      for (const key of [...memory.keys()]) if (!except.includes(key)) memory.delete(key);
      attempt((kept) => {
        for (const key of Object.keys(kept)) if (!except.includes(key)) kept.removeItem(key);
      });
    },
  };
}

/** Storage of all tabs, which lasts until a text is removed. */
export const keptForGood = createKept(() => localStorage);

/** Storage of one tab, which lasts as long as the tab is open. */
export const keptInTab = createKept(() => sessionStorage);
