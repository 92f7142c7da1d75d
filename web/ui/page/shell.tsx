import { X } from 'lucide-react';
import { type ReactNode, startTransition, useCallback, useId, useMemo, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { type Chapter, Contents } from '../list/contents.tsx';
import { Modal } from '../overlay/modal.tsx';
import { Mark } from '../picture/mark.tsx';
import { type Place, ShellContext } from './shell-context.ts';
import { SiteLinks } from './site-links.tsx';
import { SkipLink } from './skip-link.tsx';
import { texts } from './texts.ts';
import { ThemeToggle } from './theme-toggle.tsx';

type ShellProps = {
  chapters: readonly Chapter[];
  isAppendix?: boolean;
  /** Address to which the mark leads. */
  homeHref: string;
  greeting: string;
  onLogout: () => void;
  /** Opens the search for everything; missing: there is none. */
  onSearch?: () => void;
  /** Content below the contents: who is signed in. */
  footer: ReactNode;
  children: ReactNode;
};

/** What stands below the contents. */
function ContentsFoot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto border-t border-hair pt-3.5 pr-3 pl-5 text-13">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        <ThemeToggle className="-mb-2" />
      </div>
      <SiteLinks className="mt-3 text-12" />
    </div>
  );
}

/** The head of the contents as a sheet, where there is no room for them beside the screen. */
function SheetHeader({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <header className="mb-4 flex items-center pr-3 pl-5">
      <h2 id={titleId} className="text-16 font-semibold">
        {texts.contents}
      </h2>
      <IconButton label={texts.closeContents} className="ml-auto" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** Frame of every signed-in screen: a contents page at the left, the screen at the right. */
export function Shell({
  chapters,
  isAppendix,
  homeHref,
  greeting,
  onLogout,
  onSearch,
  footer,
  children,
}: ShellProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [isContentsOpen, setIsContentsOpen] = useState(false);
  const titleId = useId();
  // When a screen reports its place, it has been reached and the sheet can close. The function keeps its identity, so
  // that only a new place closes the sheet, and not a name that has been loaded meanwhile.
  const onPlaceChange = useCallback((next: Place) => {
    setIsContentsOpen(false);
    // The whole frame is drawn for it, which may wait for what is pressed meanwhile.
    startTransition(() => setPlace(next));
  }, []);
  const shell = useMemo(
    () => ({
      greeting,
      onLogout,
      onSearch,
      onOpenContents: () => setIsContentsOpen(true),
      onPlaceChange,
    }),
    [greeting, onLogout, onSearch, onPlaceChange],
  );
  const contents = <Contents chapters={chapters} place={place} isAppendix={isAppendix ?? false} />;
  const foot = <ContentsFoot>{footer}</ContentsFoot>;
  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div className="grid min-h-dvh grid-cols-[232px_minmax(0,1fr)] max-md:block print:block">
        <aside className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-hair pt-[18px] pb-4 max-md:hidden print:hidden">
          <Mark to={homeHref} className="mb-6.5 px-5" />
          {contents}
          {foot}
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
      <Modal
        isOpen={isContentsOpen}
        onClose={() => setIsContentsOpen(false)}
        labelledBy={titleId}
        className="sheet second-sheet"
      >
        <div className="flex min-h-full flex-col pt-2.5 pb-4">
          <SheetHeader titleId={titleId} onClose={() => setIsContentsOpen(false)} />
          {contents}
          {foot}
        </div>
      </Modal>
    </ShellContext>
  );
}
