import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFold } from './use-fold.ts';

/** What is not needed at a glance, behind a line that opens it. Nothing of it is loaded before. */
export function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const { button, content } = useFold();
  return (
    <div className="min-w-0">
      <button
        {...button}
        className="fold-line flex min-h-11 w-full items-center gap-1.5 text-left text-14 text-cite"
      >
        <ChevronRight size={16} aria-hidden="true" className="fold-mark" />
        {label}
      </button>
      <div {...content} className={content.hidden ? undefined : 'grid gap-3.5 pb-1.5'}>
        {!content.hidden && children}
      </div>
    </div>
  );
}
