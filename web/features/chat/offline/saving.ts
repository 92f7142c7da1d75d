/** All that saving a chat needs, and a chat that is opened by a printed code: one file of the build, which is loaded behind the conversation. */
import { readVisit } from '../code/read-visit.ts';
import { offline } from './offline.ts';
import { OfflinePanel } from './offline-panel.tsx';

export const saving = { offline, OfflinePanel, readVisit };
