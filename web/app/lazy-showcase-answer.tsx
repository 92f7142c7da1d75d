import { type ComponentProps, lazy } from 'react';
import type { ShowcaseAnswer } from '../features/landing/showcase-answer.ts';

/** The chat's parts come after the page; where they can't be loaded the figure stays without an answer. */
export const LazyShowcaseAnswer = lazy(async () => {
  const loaded = await import('./showcase-answer.tsx').catch(() => null);
  return { default: loaded?.ShowcaseAnswer ?? ((_: ComponentProps<ShowcaseAnswer>) => null) };
});
