import { Check, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  dismissToast,
  readToasts,
  subscribeToToasts,
  type Toast,
  type ToastAction,
} from '../../lib/browser/toast-store.ts';
import { texts } from '../page/texts.ts';
import { Triangle } from '../state/triangle.tsx';
import { TOAST_KEY, useToastRegion } from './use-toast-region.ts';

/** The messages at the bottom left. There are two live regions, so that failures interrupt and successes do not. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const region = useToastRegion(toasts);
  return (
    <section
      {...region}
      // Without a name it is no landmark, and an empty landmark would lead nowhere.
      aria-label={toasts.length > 0 ? texts.messages(TOAST_KEY) : undefined}
      className="fixed bottom-4 left-4 z-50 grid max-w-[calc(100vw-32px)] justify-items-start gap-2"
    >
      {(['success', 'failure'] as const).map((tone) => (
        <div key={tone} role={tone === 'failure' ? 'alert' : 'status'} className="contents">
          {toasts
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Strip key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Strip({ toast: { id, tone, message, action } }: { toast: Toast }) {
  return (
    <div className="flex items-center gap-3 bg-ink py-1.5 pr-1.5 pl-3.5 text-paper">
      {tone === 'failure' ? (
        <Triangle mark="text-ink" className="h-[18px] w-5" />
      ) : (
        <Check size={20} aria-hidden="true" />
      )}
      <span>{message}</span>
      {action && <ToastButton id={id} action={action} />}
      <button
        type="button"
        aria-label={texts.close}
        className="grid size-8 flex-none place-items-center focus-visible:outline-paper focus-visible:-outline-offset-4"
        onClick={() => dismissToast(id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

function ToastButton({ id, action }: { id: number; action: ToastAction }) {
  const run = () => {
    dismissToast(id);
    action.run();
  };
  return (
    <>
      <span className="sr-only">{texts.reachAction(TOAST_KEY, action.label)}</span>
      <button
        type="button"
        className="min-h-8 flex-none px-2 font-semibold underline underline-offset-3 focus-visible:outline-paper focus-visible:-outline-offset-4"
        onClick={run}
      >
        {action.label}
      </button>
      <span aria-hidden="true" className="border px-1.5 font-mono text-11 leading-[18px] max-md:hidden">
        {TOAST_KEY}
      </span>
    </>
  );
}
