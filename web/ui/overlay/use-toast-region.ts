import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { holdToasts, type Toast } from '../../lib/browser/toast-store.ts';
import { PAGE_TITLE_ID } from '../page/page-title.tsx';

/** Key that leads to the messages from anywhere, because by Tab they come after the whole page. */
export const TOAST_KEY = 'F8';

const holdWhileHidden = () => holdToasts('hidden', document.hidden);

/**
 * The props of the element around the messages. F8 leads to the first message and Escape back, and the clocks of
 * messages stop while the pointer or the focus is at them or the page is hidden.
 */
export function useToastRegion(toasts: readonly Toast[]) {
  const ref = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const origin = useRef<Element | null>(null);

  const goBack = () => {
    const { current } = origin;
    const isThere = current?.isConnected && current !== document.body;
    const target = isThere ? current : document.getElementById(PAGE_TITLE_ID);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  const setInside = (inside: boolean) => {
    isInside.current = inside;
    holdToasts('focus', inside);
  };

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === TOAST_KEY && !isInside.current) ref.current?.querySelector('button')?.focus();
      if (event.key !== 'Escape' || !isInside.current) return;
      event.preventDefault();
      goBack();
    };
    holdWhileHidden();
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('visibilitychange', holdWhileHidden);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('visibilitychange', holdWhileHidden);
    };
  });

  // No event says that focus or pointer have left when a message is removed from under them.
  useLayoutEffect(() => {
    if (isInside.current && !ref.current?.contains(document.activeElement)) {
      setInside(false);
      goBack();
    }
    if (toasts.length === 0) holdToasts('pointer', false);
  });

  return {
    ref,
    onPointerEnter: () => holdToasts('pointer', true),
    onPointerLeave: () => holdToasts('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!ref.current?.contains(relatedTarget)) origin.current = relatedTarget;
      setInside(true);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setInside(ref.current?.contains(relatedTarget) === true),
  };
}
