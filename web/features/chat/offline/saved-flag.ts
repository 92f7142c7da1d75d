/** Whether a chat is saved on this device, or being saved: known at once, so that what saving needs is loaded first by those alone who saved one. */
import { keptForGood } from '../../../lib/browser/kept.ts';

export const flagOf = (uniqueId: string): string => `saved:${uniqueId}`;

export const isSaved = (uniqueId: string): boolean => keptForGood.read(flagOf(uniqueId)) !== null;
