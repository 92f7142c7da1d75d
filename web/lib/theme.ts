/** Light or dark: the system's choice unless the reader made one, which is kept in this browser. */
import { keptForGood } from './kept.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

function storedTheme(): Theme | null {
  const value = keptForGood.read(KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

const DARK = '(prefers-color-scheme: dark)';

/** What is shown now. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

/** Calls `listener` when the system changes its choice, as many do at dusk. Returns the way to stop. */
export function watchSystemTheme(listener: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Puts the reader's choice on the document; called once before the first render. */
export function applyStoredTheme() {
  const theme = storedTheme();
  if (theme) document.documentElement.dataset.theme = theme;
}

/** Keeps and shows `theme`. */
export function chooseTheme(theme: Theme) {
  keptForGood.write(KEY, theme);
  document.documentElement.dataset.theme = theme;
}
