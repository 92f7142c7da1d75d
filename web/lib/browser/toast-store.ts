import { texts } from '../text/texts.ts';
import { createHoldableTimer, type HoldableTimer } from './holdable-timer.ts';

/** A short message about something that just happened. Successes go by themselves; failures stay until closed. */
export type Toast = {
  id: number;
  tone: 'success' | 'failure';
  message: string;
  /** An action that the message offers; taking it closes the message. */
  action?: ToastAction;
};

export type ToastAction = { label: string; run: () => void };

/** Reasons why messages do not go by themselves: the pointer or the focus is at them, or the page is hidden. */
export type Hold = 'pointer' | 'focus' | 'hidden';

const SUCCESS_SHOWN_MS = 5000;

const listeners = new Set<() => void>();
const timers = new Map<number, HoldableTimer>();
const holds = new Set<Hold>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const [id, timer] of timers) {
    if (next.some((toast) => toast.id === id)) continue;
    timer.stop();
    timers.delete(id);
  }
  for (const listener of listeners) listener();
}

const runOrHold = (timer: HoldableTimer) => (holds.size > 0 ? timer.hold() : timer.run());

function closeAfter(id: number, times: { runMs: number; latestMs?: number }) {
  const timer = createHoldableTimer(() => dismissToast(id), times);
  timers.set(id, timer);
  runOrHold(timer);
}

/** The messages that are shown now; the same array until something changes. */
export const readToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Stops the clocks of all messages while any reason is held, and then lets them run on. */
export function holdToasts(reason: Hold, isHeld: boolean) {
  if (isHeld) holds.add(reason);
  else holds.delete(reason);
  for (const timer of timers.values()) runOrHold(timer);
}

/** Shows a message, by default about a success: `showToast('Chatbot URL copied to clipboard!')`. */
export function showToast(message: string, tone: Toast['tone'] = 'success') {
  const id = ++lastId;
  set([...toasts.filter((toast) => toast.message !== message), { id, tone, message }]);
  if (tone === 'success') closeAfter(id, { runMs: SUCCESS_SHOWN_MS });
}

type Undo = {
  /** Time for which it is offered while nobody is at it. */
  shownMs: number;
  /** Time after which it is withdrawn even if somebody is at it, because it would be too late. */
  latestMs: number;
  run: () => void;
};

/** Shows a message about what was done, with a button that undoes it. */
export function showUndo(message: string, { shownMs, latestMs, run }: Undo) {
  const id = ++lastId;
  set([...toasts, { id, tone: 'success', message, action: { label: texts.undo.verb, run } }]);
  closeAfter(id, { runMs: shownMs, latestMs });
}

/** Shows a message about a failure, which stays until it is closed. */
export const showFailure = (message: string) => showToast(message, 'failure');
