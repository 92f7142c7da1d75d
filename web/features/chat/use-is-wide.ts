import { useSyncExternalStore } from 'react';

/** Room for a manual's page beside the conversation; the same width stands in chat.css. */
const WIDE = '(min-width: 1080px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the page stands beside the conversation rather than over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
