import { useSyncExternalStore } from 'react';

/** Browsers tell by different signs that a page is about to be printed, so that all of them are heard. */
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const paper = window.matchMedia?.('print');
  const set = (value: boolean) => {
    isPrinting = value;
    onChange();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  paper?.addEventListener('change', ({ matches }) => set(matches), { signal });
  return () => listening.abort();
}

/** Whether the page is being printed, when nothing of an answer is folded. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
