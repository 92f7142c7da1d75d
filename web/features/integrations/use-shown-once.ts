import { useRef, useState } from 'react';

/** A secret that is in one reply only: shown until somebody says that it is kept. */
export function useShownOnce() {
  const kept = useRef<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return {
    /** What is shown now. */
    secret,
    show: (text: string) => setSecret(text),
    /** Keeps one that comes while another dialog is open. */
    keep: (text: string) => {
      kept.current = text;
    },
    /**
     * What closes the other dialog and then shows what was kept, if anything was, so that the focus goes from the one to
     * the other.
     */
    showAfter: (close: () => void) => () => {
      close();
      setSecret(kept.current);
      kept.current = null;
    },
    forget: () => setSecret(null),
  };
}

export type ShownOnce = ReturnType<typeof useShownOnce>;
