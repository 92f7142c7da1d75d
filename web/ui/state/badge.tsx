import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

/** A word in a thin frame; `isNew` inverts it. */
export function Badge({ isNew, children }: { isNew?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-ctl border px-1.5 font-mono text-11 leading-[18px] font-medium whitespace-nowrap',
        isNew ? 'border-ink bg-ink text-paper' : 'border-line text-ink-2',
      )}
    >
      {children}
    </span>
  );
}
