/** The texts of the public pages, in HTML. */
import { isDraft, type Operator } from '../../../contracts/admin/operator.ts';
import type { PlatformSettings } from '../../../contracts/admin/platform-settings.ts';
import { guidePath, sitePaths } from '../../../contracts/site-paths.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { MarkdownPage } from '../../lib/markdown.ts';
import { CHAPTERS, type Chapter, type Guide } from './guide.ts';
import { type SiteContent, type SiteView, withLanguage } from './site-layout.ts';
import type { Status } from './status.service.ts';
import type { SiteTexts } from './texts/site-texts.ts';

/** Placeholders of the legal texts. */
const MARK = /\{([a-z-]+)\}/g;

type Legal = { page: 'terms' | 'privacy'; text: MarkdownPage };

/** Several lines as they were filled in, or that nothing was. */
const filled = (value: string, { missing }: SiteTexts): string =>
  value === '' ? `<mark>${escapeHtml(missing)}</mark>` : escapeHtml(value).replaceAll('\n', '<br />');

const mailLink = (address: string): string =>
  `<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;

/** Terms or privacy notice, with who runs the installation in the places for that. */
export function legalPage(view: SiteView, { page, text }: Legal, operator: Operator): SiteContent {
  const values: Record<string, string> = {
    brand: escapeHtml(view.identity.brandName),
    name: filled(operator.name, view.texts),
    address: filled(operator.address, view.texts),
    email: operator.email === '' ? filled('', view.texts) : mailLink(operator.email),
    law: filled(operator.law, view.texts),
  };
  return {
    title: text.title,
    path: sitePaths[page],
    // One pass with a function, so that a name that looks like a placeholder is left as it is.
    html: text.html.replace(MARK, (mark, key: string) => values[key] ?? mark),
    isEnglish: true,
    isDraft: isDraft(operator),
  };
}

/** Who runs the installation. What not everybody has is left out where nothing is filled in. */
export function imprintPage(view: SiteView, operator: Operator): SiteContent {
  const { texts } = view;
  const { name, address, email, phone, representative, register, taxId } = operator;
  const rows: [string, string][] = [
    [texts.imprint.name, filled(name, texts)],
    [texts.imprint.address, filled(address, texts)],
    [texts.imprint.email, email === '' ? filled('', texts) : mailLink(email)],
  ];
  for (const [label, value] of [
    [texts.imprint.phone, phone],
    [texts.imprint.representative, representative],
    [texts.imprint.register, register],
    [texts.imprint.taxId, taxId],
  ] as const)
    if (value !== '') rows.push([label, filled(value, texts)]);
  const html = rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${value}</dd>`).join('');
  return {
    title: texts.pages.imprint,
    path: sitePaths.imprint,
    html: `<dl>${html}</dl>`,
    isDraft: isDraft(operator),
  };
}

const section = (heading: string, ...paragraphs: string[]): string =>
  `<h2>${escapeHtml(heading)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`;

/** What protects whom. What depends on the installation is read from its settings. */
export function securityPage(
  view: SiteView,
  settings: PlatformSettings,
  contact: string | null,
): SiteContent {
  const { security, pages } = view.texts;
  const { subprocessors } = security;
  const used = [
    settings.mail.server === null ? [] : [subprocessors.mail],
    settings.files === 'folder' ? [] : [subprocessors.files],
    settings.model === null ? [] : [subprocessors.model],
    settings.model?.visionName ? [subprocessors.vision] : [],
  ].flat();
  const { stored } = security;
  return {
    title: pages.security,
    path: sitePaths.security,
    html: [
      `<p class="lede">${escapeHtml(security.lede)}</p>`,
      ...security.paragraphs.map(({ heading, text }) => section(heading, text)),
      section(
        security.storedTitle,
        stored.database[settings.database],
        stored.files[settings.files],
        stored.conversations(settings.retentionDays),
      ),
      section(security.subprocessorsTitle, ...(used.length === 0 ? [security.noSubprocessors] : used)),
      section(security.reportTitle, security.report(contact)),
    ].join('\n'),
  };
}

/** How the installation is. */
export function statusPage(view: SiteView, { at, checks }: Status): SiteContent {
  const { status, pages } = view.texts;
  const isWell = checks.every(({ state }) => state === 'works' || state === 'off');
  const rows = checks.map(
    ({ check, state }) =>
      `<tr class="is-${state}"><th scope="row">${escapeHtml(status.checks[check])}</th><td>${escapeHtml(status.states[state])}</td></tr>`,
  );
  return {
    title: pages.status,
    path: sitePaths.status,
    html: `<p class="lede">${escapeHtml(isWell ? status.allWell : status.notAllWell)}</p>
<table class="status"><tbody>${rows.join('')}</tbody></table>
<p>${escapeHtml(status.lede)}</p>
<p>${escapeHtml(status.checkedAt(at.toISOString().slice(11, 16)))}</p>`,
  };
}

/** What has changed from version to version. */
export const changelogPage = (_view: SiteView, text: MarkdownPage): SiteContent => ({
  title: text.title,
  path: sitePaths.changelog,
  html: text.html,
  isEnglish: true,
});

/** The list of chapters, as it stands beside each of them. */
function contents(view: SiteView, { chapters }: Guide, openName: string | null): string {
  const { guide, pages } = view.texts;
  const groups = (Object.keys(CHAPTERS) as Chapter['audience'][]).map((audience) => {
    const links = chapters
      .filter((chapter) => chapter.audience === audience)
      .map(({ name, title }) => {
        const current = name === openName ? ' aria-current="page"' : '';
        return `<li><a href="${withLanguage(guidePath(name), view)}" lang="en"${current}>${escapeHtml(title)}</a></li>`;
      });
    return `<p class="group">${escapeHtml(guide[audience])}</p><ul>${links.join('')}</ul>`;
  });
  const api = `<ul><li><a href="/docs">${escapeHtml(guide.api)}</a></li></ul>`;
  return `<aside class="chapters"><nav aria-label="${escapeHtml(pages.guide)}">${groups.join('')}${api}</nav></aside>`;
}

function searchForm(view: SiteView, words: string): string {
  const { guide } = view.texts;
  const language =
    view.chosen === undefined ? '' : `<input type="hidden" name="lang" value="${view.chosen}" />`;
  return `<form role="search" action="${sitePaths.guide}" method="get">
<label for="words">${escapeHtml(guide.search)}</label>
<input id="words" type="search" name="q" value="${escapeHtml(words)}" maxlength="200" autocomplete="off" />${language}
<button type="submit">${escapeHtml(guide.searchButton)}</button>
</form>`;
}

/** The first page of the documentation: search, what was found, and the chapters. */
export function guidePage(view: SiteView, guide: Guide, words: string): SiteContent {
  const { texts } = view;
  const found = words === '' ? [] : guide.search(words);
  const results = found.map(
    ({ href, chapter, heading, excerpt }) =>
      `<li lang="en"><a href="${withLanguage(href, view)}">${escapeHtml(heading === chapter ? chapter : `${chapter}: ${heading}`)}</a><p>${escapeHtml(excerpt)}</p></li>`,
  );
  const said = found.length === 0 ? texts.guide.nothing(words) : texts.guide.results(found.length, words);
  return {
    title: texts.pages.guide,
    path: sitePaths.guide,
    html: `${searchForm(view, words)}
${words === '' ? '' : `<p role="status">${escapeHtml(said)}</p><ol class="found">${results.join('')}</ol>`}
${contents(view, guide, null)}
${texts.englishOnly === '' ? '' : `<p class="note">${escapeHtml(texts.englishOnly)}</p>`}`,
  };
}

/** A chapter of the documentation. */
export const chapterPage = (view: SiteView, guide: Guide, { name, title, html }: Chapter): SiteContent => ({
  title,
  path: guidePath(name),
  html,
  aside: contents(view, guide, name),
  isEnglish: true,
});
