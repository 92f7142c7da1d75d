/** The page on which an address confirms and ends being told of changes. It shows nothing of the conversation: see record 0119. */
import { type ConsentLinks, consentButton, consentPage } from '../../http/pages/consent-html.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { changeTexts } from '../mails/change-texts.ts';
import type { KnownWatch } from './answer-watches.repository.ts';

/** Shows what an address is to be told, with what it can do about it. */
export function watchPage(found: KnownWatch, links: ConsentLinks): string {
  const texts = changeTexts(found.language);
  const isOn = found.confirmedAt !== null;
  const words = isOn ? texts.isOn(found.email) : texts.confirmText(found.email);
  return consentPage(texts.language, links, texts.pageTitle(found.productName), [
    `<p${isOn ? ' role="status"' : ''}>${escapeHtml(words)}</p>`,
    isOn
      ? consentButton(links.stop, texts.stop, 'quiet-button')
      : consentButton(links.confirm, texts.confirm),
  ]);
}

/** Says that it has ended. */
export function stoppedPage(found: KnownWatch, links: ConsentLinks): string {
  const texts = changeTexts(found.language);
  return consentPage(texts.language, links, texts.pageTitle(found.productName), [
    `<p role="status">${escapeHtml(texts.stopped)}</p>`,
  ]);
}

/** Says that there is none. */
export function gonePage(language: string, links: ConsentLinks): string {
  const texts = changeTexts(language);
  return consentPage(texts.language, links, texts.noneLeft, []);
}
