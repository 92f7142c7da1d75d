import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { PalettePage } from '../features/palette/use-entries.ts';

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(({ CommandPalette: component }) => ({ default: component })),
);

/** Whether a key opens the palette: Ctrl K, or ⌘ K on a Mac. */
const opens = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

type UsedPalette = {
  /** Opens the palette. */
  onSearch: () => void;
  /** The palette itself, to be rendered anywhere in the layout. */
  palette: ReactNode;
};

/** The command palette of a layout, with its key. @param pages what it leads to besides what it finds */
export function useCommandPalette(pages: readonly PalettePage[], onLogout: () => void): UsedPalette {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const onSearch = useCallback(() => {
    setIsWanted(true);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      // The browser would put the cursor into its own field for addresses.
      event.preventDefault();
      // Another dialog asks something that has to be answered first; the palette's own is closed.
      if (document.querySelector('dialog[open]')) setIsOpen(false);
      else onSearch();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onSearch]);

  const palette = isWanted && (
    <Suspense>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} pages={pages} onLogout={onLogout} />
    </Suspense>
  );
  return { onSearch, palette };
}
