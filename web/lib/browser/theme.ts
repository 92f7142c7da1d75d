/** Chooses light or dark: the system's choice, unless the reader made one, which this browser stores. */
import { keptForGood } from './kept.ts';

export type Theme = 'light' | 'dark';

/** Under which the reader's choice is stored. */
export const THEME_KEY = 'theme';

function storedTheme(): Theme | null {
  const value = keptForGood.read(THEME_KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

const DARK = '(prefers-color-scheme: dark)';

/** The theme that is shown now. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

/** Calls `listener` when the system changes its choice, as many do at dusk. @returns a function that stops this */
export function watchSystemTheme(listener: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Applies the reader's choice to the document; called once before the first render. */
export function applyStoredTheme() {
  const theme = storedTheme();
  if (theme) document.documentElement.dataset.theme = theme;
}

/** Stores `theme` and applies it. */
export function chooseTheme(theme: Theme) {
  keptForGood.write(THEME_KEY, theme);
  document.documentElement.dataset.theme = theme;
}
