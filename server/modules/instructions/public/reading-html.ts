/** A manual as text: as a web page that can be printed, and as Markdown for programs. */
import type { EditionBlock, EditionSection } from '../../../db/schema/instructions.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { EditionRow } from '../instructions.repository.ts';
import type { EditionTask } from './edition-upkeep.ts';
import { link, paragraph, type Surroundings, writePage } from './layout.ts';
import type { PublicPage } from './public-instructions.service.ts';
import { upkeepHtml } from './upkeep-html.ts';

/** Where the way back, the file and the calendar are; null where no calendar is offered. */
export type ReadingLinks = { back: string; file: string; calendar: string | null };

/** Levels of headings below that of the manual, which HTML has. */
const [HIGHEST, DEEPEST] = [2, 6];

/** Writes the page of an edition. */
export function readingPage(
  view: Surroundings & { links: ReadingLinks },
  { page }: Pick<PublicPage, 'page'>,
  edition: EditionRow,
  { sections, tasks }: { sections: readonly EditionSection[]; tasks: readonly EditionTask[] },
): string {
  const { texts, links } = view;
  const isPaged = edition.format === 'pdf';
  const top = Math.min(...sections.map(({ level }) => level));
  const contents = sections.flatMap(({ heading, level }, i) =>
    level === top && heading !== '' ? [`<li>${link(`#s${i}`, heading)}</li>`] : [],
  );
  const pageHtml = (number: number): string =>
    isPaged ? ` <span class="quiet">${link(`${links.file}#page=${number}`, texts.page(number))}</span>` : '';
  const body = sections.map((part, i) => sectionHtml(part, i, top, pageHtml));
  const html = [
    `<p class="screen">${link(links.back, texts.back)}</p>`,
    `<div lang="${texts.language}">${paragraph(texts.readNote, 'note')}</div>`,
    contents.length < 2
      ? ''
      : `<nav class="toc" aria-label="${escapeHtml(texts.contents)}"><ul>${contents.join('')}</ul></nav>`,
    upkeepHtml(texts, tasks, links.calendar, edition.language),
    ...body,
  ];
  return writePage(view, {
    title: edition.title,
    maker: `${page.companyName} · ${page.model}`,
    html: html.join('\n'),
    textLanguage: edition.language,
  });
}

function sectionHtml(
  { heading, level, page, blocks }: EditionSection,
  ordinal: number,
  top: number,
  pageOf: (page: number) => string,
): string {
  const depth = Math.min(HIGHEST + Math.max(0, level - top), DEEPEST);
  const head =
    heading === ''
      ? ''
      : `<h${depth} id="s${ordinal}">${escapeHtml(heading)}${page === null ? '' : pageOf(page)}</h${depth}>`;
  return [head, ...blocks.map(blockHtml)].join('\n');
}

function blockHtml(block: EditionBlock): string {
  if (block.kind === 'steps') {
    const steps = block.steps.map(
      ({ marker, text }) =>
        `<li><span>${escapeHtml(marker)}</span><span class="text">${escapeHtml(text)}</span></li>`,
    );
    return `${block.text === '' ? '' : paragraph(block.text, 'text')}<ol class="steps">${steps.join('')}</ol>`;
  }
  if (block.kind === 'table') {
    const row = (cells: readonly string[], tag: 'th' | 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
    const head = block.header.some((cell) => cell !== '') ? `<thead>${row(block.header, 'th')}</thead>` : '';
    return `<div class="scroll" tabindex="0" role="group"><table>${head}<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
  }
  if (block.kind === 'code') return `<pre tabindex="0">${escapeHtml(block.text)}</pre>`;
  return paragraph(block.text, block.kind === 'warning' ? 'warning' : 'text');
}

/** The same text as Markdown, for programs. */
export function readingMarkdown(edition: EditionRow, sections: readonly EditionSection[]): string {
  const top = Math.min(...sections.map(({ level }) => level));
  const parts = sections.map(({ heading, level, page, blocks }) => {
    const marks = '#'.repeat(Math.min(HIGHEST + Math.max(0, level - top), DEEPEST));
    const head = heading === '' ? [] : [`${marks} ${heading}${page === null ? '' : ` (page ${page})`}`];
    return [...head, ...blocks.map(blockMarkdown)].join('\n\n');
  });
  return `# ${edition.title}\n\n${parts.join('\n\n')}\n`;
}

function blockMarkdown(block: EditionBlock): string {
  if (block.kind === 'steps')
    return [block.text, ...block.steps.map(({ marker, text }) => `${marker} ${text}`)]
      .filter(Boolean)
      .join('\n');
  if (block.kind === 'table') {
    const cells = (row: readonly string[]) =>
      `| ${row.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
    return [cells(block.header), cells(block.header.map(() => '---')), ...block.rows.map(cells)].join('\n');
  }
  if (block.kind === 'code') return `\`\`\`\n${block.text}\n\`\`\``;
  return block.kind === 'warning' ? `> ${block.text.replaceAll('\n', '\n> ')}` : block.text;
}
