/** All that saving a chat needs: one file of the build, which is loaded behind the conversation. */
import { offline } from './offline.ts';
import { OfflinePanel } from './offline-panel.tsx';

export const saving = { offline, OfflinePanel };
