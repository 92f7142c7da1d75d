import { createStrictContext } from '../../lib/browser/strict-context.ts';

/** The reader's place: numeral and title of the current screen. */
export type Place = { numeral: string; title: string };

/** The data and functions that a layout gives to the screens inside it. */
export type Shell = {
  /** The greeting, "Welcome Ines Halloran". */
  greeting: string;
  onLogout: () => void;
  /** Opens the contents as a sheet, if there is no room for the sidebar. */
  onOpenContents: () => void;
  /** Opens the search for everything; missing: there is none. */
  onSearch?: (() => void) | undefined;
  /** Called by the screen with its place, so that the contents can mark it. */
  onPlaceChange: (place: Place) => void;
};

/** The layout around a screen. */
export const [ShellContext, useShell] = createStrictContext<Shell>('useShell');
