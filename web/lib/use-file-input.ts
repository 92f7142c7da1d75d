import { useEffect, useRef } from 'react';

/** Gives the ref for a file input whose picker tells `onCancel` when it is closed without a choice. */
export function usePickerCancel(onCancel: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });
  useEffect(() => {
    const input = ref.current;
    // React has no prop for the cancel event of an input.
    const handle = () => latest.current();
    input?.addEventListener('cancel', handle);
    return () => input?.removeEventListener('cancel', handle);
  }, []);
  return ref;
}

const refuseDrop = (event: DragEvent) => event.preventDefault();

/** While mounted, a file dropped beside its place is ignored; the browser would leave the half-filled form for it. */
export function useStrayDropGuard() {
  useEffect(() => {
    window.addEventListener('dragover', refuseDrop);
    window.addEventListener('drop', refuseDrop);
    return () => {
      window.removeEventListener('dragover', refuseDrop);
      window.removeEventListener('drop', refuseDrop);
    };
  }, []);
}
