/** The HTML of contact forms. Alone it needs no script; in a frame of another site it has the one of the frame. */
import { CONTACT_FRAME_SCRIPT_PATH } from '../../../contracts/chat/contact-frame.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { LANGUAGES } from './texts/choose-texts.ts';
import type { ContactTexts } from './texts/contact-texts.ts';

/** Address of the style. */
export const STYLE_PATH = '/contact/style.css';

/** What is said of the reader's place. */
export type View = {
  texts: ContactTexts;
  /** Address of this form in a language, by its code. */
  inLanguage: (language: string) => string;
  isFramed: boolean;
  isTrial: boolean;
};

export type Page = {
  title: string;
  /** HTML below the title. */
  html: string;
  /** How the form stands, for the script of the frame: attributes of the main part. */
  data?: Record<string, string>;
};

/** A paragraph of plain text. */
export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(text)}</p>`;

/** Fields that people don't see. */
export const hidden = (fields: Record<string, string | undefined>): string =>
  Object.entries(fields)
    .filter((field): field is [string, string] => field[1] !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`)
    .join('');

/** Writes a whole page. */
export function writePage(view: View, { title, html, data = {} }: Page): string {
  const { texts, isFramed, isTrial } = view;
  // Pages that show this in a frame have a main part of their own, from which it has to be told apart.
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${texts.language}"${isFramed ? ' class="framed"' : ''}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${STYLE_PATH}" />
${isFramed ? `<script src="${CONTACT_FRAME_SCRIPT_PATH}" defer></script>` : ''}
</head>
<body>
${isFramed ? '' : `<a class="skip" href="#text">${escapeHtml(texts.skip)}</a>`}
<main id="text" tabindex="-1" aria-label="${escapeHtml(isFramed ? texts.answer : title)}"${attributes}>
${isFramed ? '' : `<h1>${escapeHtml(title)}</h1>`}
${isTrial ? paragraph(texts.trial, 'note') : ''}
${html}
</main>
${isFramed ? '' : footerHtml(view)}
</body>
</html>
`;
}

function footerHtml({ texts, inLanguage }: View): string {
  const links = LANGUAGES.map(
    ({ language, languageName }) =>
      `<a href="${escapeHtml(inLanguage(language))}" lang="${language}" hreflang="${language}"${language === texts.language ? ' aria-current="true"' : ''}>${escapeHtml(languageName)}</a>`,
  );
  return `<footer><nav class="languages" aria-label="${escapeHtml(texts.languages)}">${links.join(' ')}</nav></footer>`;
}
