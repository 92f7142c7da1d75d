import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** What is not needed at a glance, behind a line that opens it. Nothing of it is loaded before. */
export function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="fold min-w-0" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-14 text-cite">
        <ChevronRight size={16} aria-hidden="true" className="fold-mark" />
        {label}
      </summary>
      {isOpen && <div className="grid gap-3.5 pb-1.5">{children}</div>}
    </details>
  );
}
