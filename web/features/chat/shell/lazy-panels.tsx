import { type ComponentType, lazy, Suspense } from 'react';
import type { PanelsProps } from './panels.tsx';

const Panels = lazy(
  async (): Promise<{ default: ComponentType<PanelsProps> }> => ({
    default: (await import('./panels.tsx').catch(() => null))?.Panels ?? (() => null),
  }),
);

/** What a chat offers besides answers. It is loaded behind the conversation, which does without it. */
export function LazyPanels(props: PanelsProps) {
  return (
    <Suspense>
      <Panels {...props} />
    </Suspense>
  );
}
