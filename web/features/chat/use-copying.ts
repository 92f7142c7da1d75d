import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

export type Copying = {
  outcome: 'copied' | 'refused' | null;
  copy: () => Promise<void>;
};

/** Puts what `text` gives on the clipboard; `outcome` tells for two seconds what came of it. */
export function useCopying(text: () => string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // The clipboard is missing where the page is not served over https.
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
