import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** One line that says what will be here and how to get it. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** Takes the place of an empty list: an empty shelf, one line, one button. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-1.5 py-4">
      <svg
        viewBox="0 0 112 64"
        aria-hidden="true"
        className="w-28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <path d="M6 52h100" />
        <path d="M20 52V14h22v38M50 52V8h20v44M78 52V20h18v32" strokeDasharray="4 3" />
        <path d="M96 52l10-34 4 2-9 32" />
      </svg>
      <b>{title}</b>
      {children && <p className="max-w-[62ch] text-ink-2">{children}</p>}
      {action && <div className="mt-1.5">{action}</div>}
    </div>
  );
}
