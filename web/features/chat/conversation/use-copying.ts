import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

export type Copying = {
  outcome: 'copied' | 'refused' | null;
  copy: () => Promise<void>;
};

/** Copies the result of `text` to the clipboard. `outcome` says for two seconds whether that worked. */
export function useCopying(text: () => string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // The clipboard does not exist if the page is not served over https.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy };
}
