/** The instructions page of a model: its manuals, the promise, paper. */

import { isBounded, isWithin } from '../../../../replies/serials.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { EditionRow } from '../instructions.repository.ts';
import { isArchivable } from './archive-copy.ts';
import { formatDay, formatSize, nameLanguage } from './formats.ts';
import { link, paragraph, type Surroundings, section, writePage } from './layout.ts';
import { type PaperState, paperFormHtml } from './paper-html.ts';
import type { PublicPage } from './public-instructions.service.ts';
import type { InstructionTexts } from './texts/instruction-texts.ts';

/** Where what a page names is; on the web or beside it on a disk. Null: it is not offered there. */
export type PageLinks = {
  file: (edition: EditionRow) => string;
  read: (edition: EditionRow) => string;
  archive: ((edition: EditionRow) => string) | null;
  declaration: string;
  site: string | null;
  paper: string | null;
  programs: string | null;
  /** The page without a serial number. */
  all: string;
};

export type PageView = Surroundings & {
  links: PageLinks;
  /** Serial number of the machine that was asked for; empty where none was. */
  serial: string;
  /** YYYY-MM-DD. */
  today: string;
  paper: PaperState;
};

/** Writes the page. */
export function instructionsPage(view: PageView, found: PublicPage): string {
  const { texts } = view;
  const { page } = found;
  const parts = [
    paragraph(page.productName, 'quiet'),
    aboutHtml(texts, found),
    manualsHtml(view, found),
    declarationHtml(view, found),
    view.links.site === null
      ? ''
      : section(
          texts.saveAll,
          paragraph(texts.saveAllText) + acts([link(view.links.site, texts.saveAllButton, ' download')]),
        ),
    page.promisedUntil === null
      ? ''
      : section(texts.promise, paragraph(texts.promised(formatDay(page.promisedUntil, texts)))),
    view.links.paper === null ? '' : paperFormHtml(texts, view.links.paper, found, view.paper),
    contactHtml(texts, found),
    view.links.programs === null
      ? ''
      : `<p class="quiet screen">${link(view.links.programs, texts.forPrograms)}</p>`,
  ];
  const title = texts.title(page.model);
  return writePage(view, { title, maker: page.companyName, html: parts.filter(Boolean).join('\n') });
}

const acts = (links: readonly string[]): string =>
  `<ul class="acts">${links.map((one) => `<li>${one}</li>`).join('')}</ul>`;

const rangeOf = (range: { serialFrom: string; serialTo: string }, texts: InstructionTexts): string =>
  isBounded(range) ? texts.range(range.serialFrom, range.serialTo) : texts.allMachines;

function aboutHtml(texts: InstructionTexts, { page }: PublicPage): string {
  const rows: [string, string][] = [[texts.serials, rangeOf(page, texts)]];
  if (page.gtin !== '') rows.unshift([texts.article, page.gtin]);
  return `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

/** The version of each language and range that holds today, and all others. @param editions the newest first */
export function partByValidity(
  editions: readonly EditionRow[],
  today: string,
): { current: EditionRow[]; others: EditionRow[] } {
  const keyOf = ({ language, serialFrom, serialTo }: EditionRow) =>
    JSON.stringify([language, serialFrom, serialTo]);
  const current = new Map<string, EditionRow>();
  for (const edition of editions.filter(({ validFrom }) => validFrom <= today))
    if (!current.has(keyOf(edition))) current.set(keyOf(edition), edition);
  // Where nothing holds yet, what holds first.
  for (const edition of [...editions].reverse())
    if (!current.has(keyOf(edition))) current.set(keyOf(edition), edition);
  const chosen = new Set(current.values());
  return {
    current: editions.filter((edition) => chosen.has(edition)),
    others: editions.filter((edition) => !chosen.has(edition)),
  };
}

function manualsHtml(view: PageView, { page, editions }: PublicPage): string {
  const { texts, serial, today } = view;
  const fitting =
    serial === '' || !isWithin(page, serial) ? [] : editions.filter((one) => isWithin(one, serial));
  const shown = fitting.length > 0 ? fitting : editions;
  const { current, others } = partByValidity(shown, today);
  const note =
    serial === ''
      ? ''
      : `<p class="note">${escapeHtml(fitting.length > 0 ? texts.forSerial(serial) : texts.notForSerial(serial))} ${link(view.links.all, texts.showAll)}</p>`;
  const hasCopies = view.links.archive !== null && current.some(isArchivable);
  const about = [texts.print, texts.asMade, ...(hasCopies ? [texts.archiveNote] : [])];
  const main = current.map((edition, i) => editionHtml(view, edition, i === 0)).join('\n');
  const rest =
    others.length === 0
      ? ''
      : `<h3>${escapeHtml(texts.otherVersions)}</h3>\n<ul>${others.map((one) => otherHtml(view, one)).join('')}</ul>`;
  return section(texts.manuals, [note, main, paragraph(about.join(' '), 'quiet screen'), rest].join('\n'));
}

function editionHtml(view: PageView, edition: EditionRow, isFirst: boolean): string {
  const { texts, links } = view;
  const format = edition.format.toUpperCase();
  const isShown = edition.format === 'pdf';
  const file = links.file(edition);
  const all = [
    ...(isShown ? [link(file, texts.open(format), isFirst ? ' class="first"' : '')] : []),
    link(links.read(edition), texts.read),
    link(file, `${isShown ? '' : `${format}: `}${texts.save(formatSize(edition.bytes, texts))}`, ' download'),
    ...(links.archive && isArchivable(edition)
      ? [link(links.archive(edition), texts.archive, ' download')]
      : []),
  ];
  return `<article>
<h3>${escapeHtml(nameLanguage(edition.language, texts))}</h3>
${paragraph(`${edition.title} · ${describe(edition, texts)}`, 'quiet')}
${acts(all)}
</article>`;
}

const otherHtml = ({ texts, links }: PageView, edition: EditionRow): string =>
  `<li>${link(links.file(edition), `${nameLanguage(edition.language, texts)}, ${edition.filename}`)} · ${escapeHtml(describe(edition, texts))} · ${link(links.read(edition), texts.read)}</li>`;

const describe = (edition: EditionRow, texts: InstructionTexts): string =>
  [
    texts.validFrom(formatDay(edition.validFrom, texts)),
    ...(isBounded(edition) ? [`${texts.serials}: ${rangeOf(edition, texts)}`] : []),
  ].join(' · ');

function declarationHtml({ texts, links }: PageView, { page }: PublicPage): string {
  if (page.declarationKey === null) return '';
  const label = texts.openDeclaration(formatSize(page.declarationBytes, texts));
  return section(
    texts.declaration,
    paragraph(texts.declarationText) + acts([link(links.declaration, label)]),
  );
}

function contactHtml(texts: InstructionTexts, { page }: PublicPage): string {
  const lines = [
    escapeHtml(page.companyName),
    ...(page.companyAddress === '' ? [] : [escapeHtml(page.companyAddress).replaceAll('\n', '<br />')]),
    ...(page.companyEmail === '' ? [] : [link(`mailto:${page.companyEmail}`, page.companyEmail)]),
    ...(page.companyContact === '' ? [] : [escapeHtml(page.companyContact)]),
    ...(/^https?:\/\//.test(page.companyWebsite) ? [link(page.companyWebsite, page.companyWebsite)] : []),
  ];
  return section(texts.contact, `<p>${lines.join('<br />')}</p>`);
}
