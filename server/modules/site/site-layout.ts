/** The HTML around every public page. It needs no script: one adds the choice of light or dark, and the way back of users. */

import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { paths } from '../../../contracts/paths.ts';
import { type SitePage, sitePaths } from '../../../contracts/site-paths.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { LANGUAGES } from './texts/choose-texts.ts';
import type { SiteTexts } from './texts/site-texts.ts';

export type SiteView = {
  texts: SiteTexts;
  identity: Identity;
  /** The language that the address asks for, which its links ask for, too; undefined: the browser's. */
  chosen: string | undefined;
  /** Links to the styles that all screens share, as the build wrote them. */
  styles: string;
};

export type SiteContent = {
  title: string;
  /** Address without a query. */
  path: string;
  /** HTML of the text below the title. */
  html: string;
  /** HTML beside the text; missing: there is none. */
  aside?: string;
  /** Whether the text is there in English only. */
  isEnglish?: boolean;
  /** Whether a box above the text says that it is a draft. */
  isDraft?: boolean;
};

/** Adds the language that the reader chose to an address of these pages. */
export const withLanguage = (path: string, { chosen }: Pick<SiteView, 'chosen'>): string => {
  if (chosen === undefined) return path;
  const [address = '', anchor] = path.split('#', 2);
  return `${address}?lang=${chosen}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** The sign of the button for light and dark. */
const HALF_MOON =
  '<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor"/></svg>';

const anchor = (href: string, label: string, attributes = ''): string =>
  `<a href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a>`;

/** Links to all public pages. The one that is open is marked. */
function pageLinks(view: SiteView, path: string): string {
  const links = (Object.keys(sitePaths) as SitePage[]).map((page) => {
    const isOpen = path === sitePaths[page];
    const link = anchor(
      withLanguage(sitePaths[page], view),
      view.texts.pages[page],
      isOpen ? ' aria-current="page"' : '',
    );
    return `<li>${link}</li>`;
  });
  return `<ul class="site-links">${links.join('')}</ul>`;
}

const languageLinks = (path: string, { texts }: SiteView): string =>
  LANGUAGES.map(({ language, languageName }) =>
    anchor(
      `${path}?lang=${language}`,
      languageName,
      ` lang="${language}" hreflang="${language}"${language === texts.language ? ' aria-current="true"' : ''}`,
    ),
  ).join(' ');

/** Writes a whole page. */
export function writeSitePage(view: SiteView, content: SiteContent): string {
  const { texts, identity, styles } = view;
  const { title, path, html, aside, isEnglish = false, isDraft = false } = content;
  const brand = escapeHtml(identity.brandName);
  const notes = [
    isDraft ? `<p class="draft" role="note">${escapeHtml(texts.draft)}</p>` : '',
    isEnglish && texts.englishOnly !== '' ? `<p class="note">${escapeHtml(texts.englishOnly)}</p>` : '',
  ].join('');
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="theme-color" content="#f5f2e9" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#0d2340" media="(prefers-color-scheme: dark)" />
<meta name="description" content="${escapeHtml(title)} – ${brand}" />
<title>${escapeHtml(title)} – ${brand}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
${styles}
<link rel="stylesheet" href="/site.css" />
<script src="/site.js"></script>
</head>
<body class="site">
<a class="skip" href="#text">${escapeHtml(texts.skip)}</a>
<header class="site-head">
<a class="site-brand" href="${paths.landing.path}">${brand}</a>
<nav aria-label="${escapeHtml(texts.home)}">
<a href="${withLanguage(sitePaths.guide, view)}">${escapeHtml(texts.pages.guide)}</a>
<a class="for-visitors" href="${paths.login.path}">${escapeHtml(texts.login)}</a>
<a class="for-users" href="${paths.dashboard.path}">${escapeHtml(texts.dashboard)}</a>
</nav>
<button type="button" id="theme" title="${escapeHtml(texts.theme)}" aria-label="${escapeHtml(texts.theme)}">${HALF_MOON}</button>
</header>
<div class="site-body${aside === undefined ? '' : ' with-aside'}">
${aside ?? ''}
<main id="text" tabindex="-1"${isEnglish ? ' lang="en"' : ''}>
<h1>${escapeHtml(title)}</h1>
<div${isEnglish ? ` lang="${texts.language}"` : ''}>${notes}</div>
${html}
</main>
</div>
<footer class="site-foot">
<nav aria-label="${brand}">${pageLinks(view, path)}</nav>
<p class="languages" role="group" aria-label="${escapeHtml(texts.languages)}">${languageLinks(path, view)}</p>
</footer>
</body>
</html>
`;
}
