import { useLayoutEffect, useState } from 'react';

/** Width in px of what `element` shows, kept up to date; 0 before it is drawn. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
