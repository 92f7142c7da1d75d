import { type ComponentType, lazy, Suspense } from 'react';
import { loadBehind } from '../offline/load-offline.ts';
import type { PanelsProps } from './panels.tsx';

const Panels = lazy(
  async (): Promise<{ default: ComponentType<PanelsProps> }> => ({
    default: (await loadBehind())?.Panels ?? (() => null),
  }),
);

/** What a chat offers besides answers. It is loaded behind the conversation, which does without it. */
export function LazyPanels(props: PanelsProps) {
  return (
    <Suspense fallback={props.conversation.botdata.mayBeSaved && <p className="-my-2 min-h-ctl" />}>
      <Panels {...props} />
    </Suspense>
  );
}
