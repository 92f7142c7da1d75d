import { createHoldableTimer, type HoldableTimer } from './holdable-timer.ts';
import { texts } from './texts.ts';

/** Short messages about something that just happened. Successes go by themselves; failures stay until closed. */
export type Toast = {
  id: number;
  tone: 'success' | 'failure';
  message: string;
  /** One thing that can be done about it; the message goes with it. */
  action?: ToastAction;
};

export type ToastAction = { label: string; run: () => void };

/** Why messages do not go by themselves: somebody is at them, or nobody can see them. */
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

/** What is shown now; the same array until something changes. */
export const readToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Stops the time of all messages while `isHeld` for any reason, and lets the rest of it run afterwards. */
export function holdToasts(reason: Hold, isHeld: boolean) {
  if (isHeld) holds.add(reason);
  else holds.delete(reason);
  for (const timer of timers.values()) runOrHold(timer);
}

/** Says that something worked: `showToast('Chatbot URL copied to clipboard!')`. */
export function showToast(message: string, tone: Toast['tone'] = 'success') {
  const id = ++lastId;
  set([...toasts.filter((toast) => toast.message !== message), { id, tone, message }]);
  if (tone === 'success') closeAfter(id, { runMs: SUCCESS_SHOWN_MS });
}

type Undo = {
  /** How long it is offered while nobody is at it. */
  shownMs: number;
  /** When it is too late, whoever is at it. */
  latestMs: number;
  run: () => void;
};

/** Says what was done, with the way to take it back. */
export function showUndo(message: string, { shownMs, latestMs, run }: Undo) {
  const id = ++lastId;
  set([...toasts, { id, tone: 'success', message, action: { label: texts.undo.verb, run } }]);
  closeAfter(id, { runMs: shownMs, latestMs });
}

/** Says that something failed; stays until closed. */
export const showFailure = (message: string) => showToast(message, 'failure');
