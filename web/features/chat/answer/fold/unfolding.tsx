import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** What is not needed at a glance, behind a line that opens it. Nothing of it is loaded before. */
export function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = useIsPrinting() || isOpened;
  const id = useId();
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="fold-line flex min-h-11 w-full items-center gap-1.5 text-left text-14 text-cite"
        onClick={() => setIsOpened(!isOpened)}
      >
        <ChevronRight size={16} aria-hidden="true" className="fold-mark" />
        {label}
      </button>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid gap-3.5 pb-1.5' : undefined}>
        {isOpen && children}
      </div>
    </div>
  );
}
