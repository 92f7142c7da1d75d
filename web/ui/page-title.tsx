import type { ReactNode } from 'react';

/** id of the one h1 of a screen; the focus goes there when the screen changes. */
export const PAGE_TITLE_ID = 'page-title';

type PageTitleProps = { className?: string; children: ReactNode };

/** The screen's h1. */
export function PageTitle({ className, children }: PageTitleProps) {
  return (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
