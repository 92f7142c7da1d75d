import { LogOut, Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { commandKey } from '../../lib/text/key-texts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PageTitle } from './page-title.tsx';
import { useShell } from './shell-context.ts';
import { texts as shellTexts } from './shell-texts.ts';
import { texts } from './texts.ts';

/** Target of the skip link. */
export const MAIN_ID = 'main';

type PageProps = {
  /** The screen's numeral in the contents: "2.1", "A2"; none for a screen outside of them. */
  numeral?: string;
  title: string;
  /** Class of the content, whose width is limited for reading unless a screen needs all of it. */
  className?: string;
  children: ReactNode;
};

function Header({ numeral, title }: { numeral: string; title: string }) {
  const { greeting, onLogout, onOpenContents, onSearch } = useShell();
  return (
    <header className="flex min-h-16 items-center gap-4 border-b border-hair px-10 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-[300px]:grid-cols-1 max-md:gap-x-3 max-md:gap-y-0 max-md:px-4 max-md:pt-2.5 max-md:pb-0.5">
      <PageTitle className="flex min-w-0 items-baseline gap-3 text-20 font-semibold tracking-tight max-md:text-[18px] max-md:leading-6">
        {numeral && <span className="numeral flex-none text-ink-3">{numeral}</span>}
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </PageTitle>
      <Button
        className="md:hidden max-[300px]:justify-self-start print:hidden"
        icon={<Menu size={18} aria-hidden="true" />}
        onClick={onOpenContents}
      >
        {texts.contents}
      </Button>
      <span className="ml-auto truncate text-ink-2 max-md:ml-0 max-md:text-13 print:hidden">{greeting}</span>
      <div className="flex items-center max-md:-mr-2 max-md:justify-self-end max-[300px]:-ml-3 max-[300px]:justify-self-start print:hidden">
        {onSearch && (
          <IconButton label={shellTexts.search(commandKey('K'))} onClick={onSearch}>
            <Search size={18} aria-hidden="true" />
          </IconButton>
        )}
        <Button variant="quiet" icon={<LogOut size={18} aria-hidden="true" />} onClick={onLogout}>
          {texts.logout}
        </Button>
      </div>
    </header>
  );
}

/** A screen inside a layout: header with numeral, title, greeting and Logout; document title; main content. */
export function Page({ numeral = '', title, className, children }: PageProps) {
  const { onPlaceChange } = useShell();
  useEffect(() => onPlaceChange({ numeral, title }), [onPlaceChange, numeral, title]);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <Header numeral={numeral} title={title} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classNames(
          'max-w-[1160px] px-10 pt-8 pb-14 max-md:px-4 max-md:pt-5 max-md:pb-10',
          className,
        )}
      >
        {children}
      </main>
    </>
  );
}
