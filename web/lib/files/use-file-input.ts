import { useEffect, useRef } from 'react';

/** Gives a ref for a file input; `onCancel` is called when its picker is closed without a choice. */
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

/** Ignores files that are dropped beside the drop area. Otherwise the browser would open them and leave the form. */
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
