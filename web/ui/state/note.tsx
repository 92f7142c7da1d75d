import type { ReactNode } from 'react';
import { texts } from '../page/texts.ts';

/** A remark between two hairlines. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3 border-y border-hair py-2.5">
      <b>{texts.note}</b>
      <div>{children}</div>
    </div>
  );
}
