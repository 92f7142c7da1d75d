import { type ComponentProps, lazy } from 'react';
import type { ShowcaseAnswer } from '../features/landing/showcase-answer.ts';

/** The answer of the showcase, loaded after the page. If that fails, the figure stays without an answer. */
export const LazyShowcaseAnswer = lazy(async () => {
  const loaded = await import('./showcase-answer.tsx').catch(() => null);
  return { default: loaded?.ShowcaseAnswer ?? ((_: ComponentProps<ShowcaseAnswer>) => null) };
});
