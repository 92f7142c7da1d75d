/** Stores how far a customer is in a procedure: phones suspend pages while their owner’s hands are busy. */
import { keptForGood, keptInTab } from '../../../lib/browser/kept.ts';

const PLACES = 'chat-steps';
const OPEN = 'chat-steps-open';
/** Number of procedures that are remembered; the one used longest ago is forgotten first. */
const MAX_PLACES = 20;

type StepPlace = { messageId: string; step: number };

const isPlace = (value: unknown): value is StepPlace =>
  typeof value === 'object' &&
  value !== null &&
  'messageId' in value &&
  typeof value.messageId === 'string' &&
  'step' in value &&
  Number.isInteger(value.step);

/** Reads the places, which may be from another version of this page or from anybody with the device. */
function readPlaces(): StepPlace[] {
  try {
    const places: unknown = JSON.parse(keptForGood.read(PLACES) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** The current step of a message's procedure, from 0; `count` if all are done, 0 if nothing is stored. */
export function readStep(messageId: string, count: number): number {
  const step = readPlaces().find((place) => place.messageId === messageId)?.step ?? 0;
  return Math.min(Math.max(step, 0), count);
}

/** Stores the current step; the first need not be stored. */
export function keepStep(messageId: string, step: number): void {
  const others = readPlaces().filter((place) => place.messageId !== messageId);
  const places = step === 0 ? others : [{ messageId, step }, ...others];
  keptForGood.write(PLACES, JSON.stringify(places.slice(0, MAX_PLACES)));
}

/** Whether the procedure was open when the page was left. */
export const wasOpen = (messageId: string): boolean => keptInTab.read(OPEN) === messageId;

/** Stores which procedure is open in this tab; null for none. */
export const keepOpen = (messageId: string | null): void =>
  messageId === null ? keptInTab.remove(OPEN) : keptInTab.write(OPEN, messageId);
