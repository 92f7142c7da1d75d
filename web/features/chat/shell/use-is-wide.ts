import { useSyncExternalStore } from 'react';

/** Media query for widths with room for a page beside the conversation; chat.css has the same width. */
const WIDE = '(min-width: 1080px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether pages are shown beside the conversation rather than over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
