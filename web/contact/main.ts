/**
 * Has a contact form answered by the manual before it is sent: `<script src="https://…/contact.js" data-link="…" data-form="#contact"
 * defer></script>`. It is built into one file without dependencies. Without it, the form works as it did.
 */
import { findForm } from './find-form.ts';
import { guardForm } from './guard-form.ts';
import { readLink } from './read-link.ts';
import { chooseWords, consoleTexts } from './texts.ts';

function start(script: HTMLScriptElement): void {
  const link = readLink(script.dataset.link ?? '', script.src);
  const found = findForm(script);
  if (!link) warn(consoleTexts.noLink);
  else if (typeof found === 'string') warn(consoleTexts.noForm[found]);
  else guardForm(found, link, chooseWords(navigator.languages));
}

function warn(text: string): void {
  // There is no other place to tell the developer of the site.
  console.warn(text);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  // The form may stand behind the script.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', () => start(script), { once: true });
  else start(script);
}
