import { useEffect, useRef } from 'react';

/** What closes each layer that lies over the screen, the lowest first. */
const layers: (() => void)[] = [];

/** Whether a step back of ours is under way, which is nobody's wish to close anything. */
let isReturning = false;

/** How many layers the current entry of the history stands for. A reload keeps the entry, but may close its layers. */
const layersInHistory = (): number => {
  const { layers: count } = (history.state ?? {}) as { layers?: unknown };
  return typeof count === 'number' ? count : 0;
};

/** Gives each layer an entry in the history, and takes those away whose layers are closed. */
function matchHistory(): void {
  if (isReturning) return;
  const known = layersInHistory();
  // The other values of the entry belong to the router, for which the screen stays the same.
  for (let count = known + 1; count <= layers.length; count++)
    history.pushState({ ...history.state, layers: count }, '');
  if (known <= layers.length) return;
  isReturning = true;
  history.go(layers.length - known);
}

function handlePop(): void {
  if (isReturning) {
    isReturning = false;
    matchHistory();
    return;
  }
  for (const close of layers.slice(layersInHistory()).reverse()) close();
}

/**
 * Lets Back close what lies over the screen instead of leaving the screen: on a phone, where it covers everything, that
 * is how people leave it. Of several layers it closes the topmost.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    layers.push(close);
    // Once for all layers: the same function is not added twice.
    window.addEventListener('popstate', handlePop);
    matchHistory();
    return () => {
      layers.splice(layers.indexOf(close), 1);
      matchHistory();
    };
  }, [isOpen]);
}
