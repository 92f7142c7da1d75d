/** How far a customer has come in a procedure, kept on the device: a phone puts a page to sleep while hands are busy. */
import { keptForGood, keptInTab } from '../../lib/kept.ts';

const PLACES = 'chat-steps';
const OPEN = 'chat-steps-open';
/** Procedures remembered; the one looked at longest ago is forgotten first. */
const MAX_PLACES = 20;

type StepPlace = { messageId: string; step: number };

const isPlace = (value: unknown): value is StepPlace =>
  typeof value === 'object' &&
  value !== null &&
  'messageId' in value &&
  typeof value.messageId === 'string' &&
  'step' in value &&
  Number.isInteger(value.step);

/** What is kept may come from another version of this page, or from anybody with the device. */
function readPlaces(): StepPlace[] {
  try {
    const places: unknown = JSON.parse(keptForGood.read(PLACES) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** 0-based step of a message's procedure, `count` when all are done; 0 when none was kept. */
export function readStep(messageId: string, count: number): number {
  const step = readPlaces().find((place) => place.messageId === messageId)?.step ?? 0;
  return Math.min(Math.max(step, 0), count);
}

/** Keeps the step; the first needs no keeping. */
export function keepStep(messageId: string, step: number): void {
  const others = readPlaces().filter((place) => place.messageId !== messageId);
  const places = step === 0 ? others : [{ messageId, step }, ...others];
  keptForGood.write(PLACES, JSON.stringify(places.slice(0, MAX_PLACES)));
}

/** Whether the procedure was on the screen when the page was left. */
export const wasOpen = (messageId: string): boolean => keptInTab.read(OPEN) === messageId;

/** Keeps which procedure is on the screen of this tab; null for none. */
export const keepOpen = (messageId: string | null): void =>
  messageId === null ? keptInTab.remove(OPEN) : keptInTab.write(OPEN, messageId);
