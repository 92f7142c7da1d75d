/**
 * What the public pages do besides being read: the reader's choice of light or dark, and the way back of people who are
 * signed in. It is loaded in the head, so that a page is never seen in the other look first.
 */
import { readSession } from '../lib/session-store.ts';
import { applyStoredTheme, chooseTheme, currentTheme } from '../lib/theme.ts';

applyStoredTheme();
if (readSession().token !== null) document.documentElement.dataset.signedIn = '';

document.addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('theme');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
});
