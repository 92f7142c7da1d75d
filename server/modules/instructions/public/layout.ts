/** The HTML around instructions pages. They need no script, no cookie and nothing of another site. */
import { escapeHtml } from '../../../lib/escape-html.ts';
import { LANGUAGES } from './texts/choose-texts.ts';
import type { InstructionTexts } from './texts/instruction-texts.ts';

/** What is said of the reader's place, and where its other languages are. */
export type Surroundings = {
  texts: InstructionTexts;
  /** Address of the style. */
  style: string;
  /** Address of this page in a language, by its code. */
  inLanguage: (language: string) => string;
};

export type Content = {
  title: string;
  /** Who published it; empty where nobody is meant. */
  maker: string;
  /** HTML below the title. */
  html: string;
  /** Language of the text, where it is not that of the page. */
  textLanguage?: string;
};

/** A link. @param attributes HTML, with a blank before it */
export const link = (href: string, label: string, attributes = ''): string =>
  `<a href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a>`;

/** A paragraph of plain text. */
export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(text)}</p>`;

/** A part of the page with its heading. */
export const section = (heading: string, html: string): string =>
  `<section>\n<h2>${escapeHtml(heading)}</h2>\n${html}\n</section>`;

/** Writes a whole page. */
export function writePage({ texts, style, inLanguage }: Surroundings, content: Content): string {
  const { title, maker, html, textLanguage } = content;
  const languages = LANGUAGES.map(({ language, languageName }) =>
    link(
      inLanguage(language),
      languageName,
      ` lang="${language}" hreflang="${language}"${language === texts.language ? ' aria-current="true"' : ''}`,
    ),
  );
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(maker === '' ? title : `${title} – ${maker}`)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${escapeHtml(style)}" />
</head>
<body>
<a class="skip" href="#text">${escapeHtml(texts.skip)}</a>
<header>${maker === '' ? '' : paragraph(maker)}</header>
<main id="text" tabindex="-1"${textLanguage === undefined ? '' : ` lang="${escapeHtml(textLanguage)}"`}>
<h1>${escapeHtml(title)}</h1>
${html}
</main>
<footer>
<nav class="languages" aria-label="${escapeHtml(texts.languages)}">${languages.join(' ')}</nav>
</footer>
</body>
</html>
`;
}
