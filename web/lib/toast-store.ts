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

const SUCCESS_SHOWN_MS = 5000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
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

/** Says that something worked: `showToast('Chatbot URL copied to clipboard!')`. */
export function showToast(message: string, tone: Toast['tone'] = 'success') {
  const id = ++lastId;
  set([...toasts.filter((toast) => toast.message !== message), { id, tone, message }]);
  if (tone === 'success') setTimeout(() => dismissToast(id), SUCCESS_SHOWN_MS);
}

/** Says what was done, with the way to take it back for `shownMs`. */
export function showUndo(message: string, { shownMs, run }: { shownMs: number; run: () => void }) {
  const id = ++lastId;
  set([...toasts, { id, tone: 'success', message, action: { label: texts.undo.verb, run } }]);
  setTimeout(() => dismissToast(id), shownMs);
}

/** Says that something failed; stays until closed. */
export const showFailure = (message: string) => showToast(message, 'failure');
