import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A row of tabs, moved so that the one at `selected` (0-based) stands in its middle where more are there than fit. */
export function useShownTab<Row extends HTMLElement>(selected: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    const tab = row?.children[selected];
    if (!row || !(tab instanceof HTMLElement)) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  return ref;
}
