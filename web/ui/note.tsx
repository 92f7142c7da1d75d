import type { ReactNode } from 'react';

/** A remark between two hairlines. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3 border-y border-hair py-2.5">
      <b>Note</b>
      <div>{children}</div>
    </div>
  );
}
