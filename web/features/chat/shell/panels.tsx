import { OfflinePanel, type OfflinePanelProps } from '../offline/offline-panel.tsx';
import { UpkeepPanel } from '../upkeep/upkeep-panel.tsx';

export type PanelsProps = OfflinePanelProps;

/** The chat saved on this device, and what the manual has done again and again. */
export const Panels = (props: PanelsProps) => <OfflinePanel {...props} beside={<UpkeepPanel />} />;
