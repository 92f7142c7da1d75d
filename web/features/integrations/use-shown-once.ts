import { useRef, useState } from 'react';

/** Holds a secret that only one reply has, and shows it until somebody confirms that it is stored. */
export function useShownOnce() {
  const kept = useRef<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return {
    /** The secret that is shown now. */
    secret,
    show: (text: string) => setSecret(text),
    /** Holds a secret that arrives while another dialog is open. */
    keep: (text: string) => {
      kept.current = text;
    },
    /**
     * Gives a function that closes the other dialog and then shows the secret, if there is one, so that the focus moves
     * from one dialog to the next.
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
