import { type ComponentType, lazy, Suspense } from 'react';
import { loadSaving } from './load-offline.ts';
import type { OfflinePanelProps } from './offline-panel.tsx';

const OfflinePanel = lazy(
  async (): Promise<{ default: ComponentType<OfflinePanelProps> }> => ({
    default: (await loadSaving())?.OfflinePanel ?? (() => null),
  }),
);

/** What a chat says of being saved on this device. It is loaded behind the conversation, which does without it. */
export function LazyOfflinePanel(props: OfflinePanelProps) {
  return (
    <Suspense>
      <OfflinePanel {...props} />
    </Suspense>
  );
}
