import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type PanelLinkProps = { icon: LucideIcon; children: ReactNode; onClick: () => void };

/** A way from the chat to something besides answers. */
export const PanelLink = ({ icon: Icon, children, onClick }: PanelLinkProps) => (
  <button
    type="button"
    className="inline-flex min-h-ctl items-center gap-2 text-left text-14 text-cite underline underline-offset-3 hover:decoration-2 print:hidden"
    onClick={onClick}
  >
    <Icon size={18} aria-hidden="true" className="flex-none" />
    {children}
  </button>
);
