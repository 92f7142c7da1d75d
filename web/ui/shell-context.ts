import { createStrictContext } from '../lib/strict-context.ts';

/** Where the reader is: the numeral and title of the screen on show. */
export type Place = { numeral: string; title: string };

/** What a layout gives the screens inside it. */
export type Shell = {
  /** "Welcome Ines Halloran". */
  greeting: string;
  onLogout: () => void;
  /** Opens the contents as a sheet where there is no room for the sidebar. */
  onOpenContents: () => void;
  /** The screen tells where it is, so that the contents can mark the place. */
  onPlaceChange: (place: Place) => void;
};

/** The layout around a screen. */
export const [ShellContext, useShell] = createStrictContext<Shell>('useShell');
