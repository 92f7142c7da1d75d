import type { ReactNode } from 'react';
import { Triangle } from '../state/triangle.tsx';

/** A sentence below a control that says what to enter instead. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-13 text-alert">
      <Triangle className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
