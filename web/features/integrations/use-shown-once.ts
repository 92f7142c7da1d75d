import { useRef, useState } from 'react';

/**
 * A secret that comes while another dialog is open: kept until that one is closed and then shown, so that the focus goes
 * from the one to the other.
 */
export function useShownOnce() {
  const kept = useRef<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const show = () => {
    setSecret(kept.current);
    kept.current = null;
  };
  return {
    /** What is shown now. */
    secret,
    keep: (text: string) => {
      kept.current = text;
    },
    /** Shows what was kept, if anything was. */
    show,
    /** What closes the other dialog, followed by that. */
    showAfter: (close: () => void) => () => {
      close();
      show();
    },
    forget: () => setSecret(null),
  };
}

export type ShownOnce = ReturnType<typeof useShownOnce>;
