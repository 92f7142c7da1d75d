import type { ReactNode } from 'react';

/** The id of a screen's only h1, to which the focus goes when the screen changes. */
export const PAGE_TITLE_ID = 'page-title';

type PageTitleProps = {
  className?: string;
  /** What it says in full, where the screen may cut it off. */
  title?: string;
  children: ReactNode;
};

/** The h1 of a screen. */
export function PageTitle({ className, title, children }: PageTitleProps) {
  return (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={className} title={title}>
      {children}
    </h1>
  );
}
