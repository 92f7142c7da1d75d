/** Light or dark: the system's choice unless the reader made one, which is kept in this browser. */
import { keptForGood } from './kept.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

function storedTheme(): Theme | null {
  const value = keptForGood.read(KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

/** What is shown now. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
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
