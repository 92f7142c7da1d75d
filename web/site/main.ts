/**
 * What the public pages do besides being read: the reader's choice of light or dark, and the way back of people who are
 * signed in. It is loaded in the head, so that a page is never seen in the other look first.
 */
import { readSession } from '../lib/browser/session-store.ts';
import { applyStoredTheme, chooseTheme, currentTheme } from '../lib/browser/theme.ts';

/** Id of the button for light and dark, which is only there with this script. */
const THEME_BUTTON = '#theme';

const { dataset } = document.documentElement;
applyStoredTheme();
dataset.scripted = '';
if (readSession().token !== null) dataset.signedIn = '';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(THEME_BUTTON))
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
});
