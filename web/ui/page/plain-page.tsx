import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { Mark } from '../picture/mark.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PageTitle } from './page-title.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type PlainPageProps = {
  title: string;
  /** Numeral above the title, in mono: "404". */
  numeral?: string;
  /** Text below the title. */
  lede?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A screen without sidebar: the mark at the top and one narrow column. */
export function PlainPage({ title, numeral, lede, className, children }: PlainPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <DocumentTitle>{title}</DocumentTitle>
      <header className="flex min-h-16 items-center border-b border-hair px-10 max-md:px-4">
        <Mark to="/" />
        <ThemeToggle className="-mr-2.5 ml-auto" />
      </header>
      <main className={classNames('mx-auto w-full max-w-[420px] px-4 pt-16 pb-16 max-md:pt-8', className)}>
        <div className="border-t-2 border-ink pt-4">
          {numeral && <p className="numeral text-20 text-ink-3">{numeral}</p>}
          <PageTitle className="text-26 font-semibold tracking-tight">{title}</PageTitle>
          {lede && <p className="mt-2 text-ink-2">{lede}</p>}
        </div>
        <div className="mt-6">{children}</div>
      </main>
    </div>
  );
}
