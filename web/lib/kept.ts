/**
 * Texts that the browser keeps for us. Its storage throws when it is switched off (blocked cookies, some private
 * windows) or full; what can't be stored is kept in memory, as long as the tab is open.
 */
export type Kept = {
  /** null when nothing is kept under `key`. */
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  clear: () => void;
};

function createKept(storage: () => Storage): Kept {
  const memory = new Map<string, string>();
  // Even naming `localStorage` throws where it is switched off.
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
    clear: () => {
      memory.clear();
      attempt((kept) => kept.clear());
    },
  };
}

/** Kept until it is removed, for all tabs. */
export const keptForGood = createKept(() => localStorage);

/** Kept as long as the tab is open. */
export const keptInTab = createKept(() => sessionStorage);
