/** Turns the project's own Markdown into HTML: headings, paragraphs, lists, tables, code, links. No HTML passes through. */
import { escapeHtml } from './escape-html.ts';

/** A page of Markdown: its title, and its sections by their headings of the second level. */
export type MarkdownPage = { title: string; html: string; sections: MarkdownSection[] };
/** What stands below a heading, as plain words; what stands before the first has no anchor. */
export type MarkdownSection = { id: string; heading: string; text: string };

const FENCE = '```';
const HEADING = /^(#{1,4}) (.+)$/;
const ITEM = /^(?:[-*]|\d+\.) (.+)$/;
const TABLE_RULE = /^\|[ :|-]+\|$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
const SAFE_HREF = /^(?:https?:|mailto:|\/|#)/;

type HrefOf = (target: string) => string;

/** Renders a page. @param hrefOf changes the target of a link; missing: it stays */
export function renderMarkdown(markdown: string, hrefOf: HrefOf = (target) => target): MarkdownPage {
  const page: MarkdownPage = { title: '', html: '', sections: [] };
  for (const block of blocksOf(markdown.split('\n'))) {
    const [, marks, text] = HEADING.exec(block[0] ?? '') ?? [];
    if (marks !== undefined && text !== undefined) {
      page.html += writeHeading(page, marks.length, text, hrefOf);
      continue;
    }
    const section = page.sections.at(-1);
    if (section) section.text += `${wordsOf(block)} `;
    page.html += writeBlock(block, hrefOf);
  }
  return page;
}

/** The anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type Kind = 'heading' | 'code' | 'table' | 'list' | 'text';

function kindOf(line: string): Kind {
  if (line.startsWith(FENCE)) return 'code';
  if (HEADING.test(line)) return 'heading';
  if (line.startsWith('|')) return 'table';
  return ITEM.test(line) ? 'list' : 'text';
}

/** Splits lines into blocks, each of one kind. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: { kind: Kind; block: string[] } | null = null;
  for (const line of lines) {
    if (open?.kind === 'code') {
      if (line.startsWith(FENCE)) open = null;
      else open.block.push(line);
      continue;
    }
    const kind = kindOf(line);
    const goesOn =
      open !== null &&
      line.trim() !== '' &&
      kind !== 'heading' &&
      (kind === open.kind || (open.kind === 'list' && line.startsWith('  ')));
    if (goesOn) open?.block.push(line);
    else if (line.trim() === '') open = null;
    else {
      open = { kind, block: [line] };
      blocks.push(open.block);
    }
  }
  return blocks;
}

function writeHeading(page: MarkdownPage, level: number, text: string, hrefOf: HrefOf): string {
  const heading = plain(text);
  const id = level === 1 ? '' : anchorOf(heading);
  if (level <= 2) page.sections.push({ id, heading, text: '' });
  if (level === 1) {
    page.title = heading;
    return '';
  }
  return `<h${level} id="${id}">${inline(text, hrefOf)}</h${level}>\n`;
}

function writeBlock(block: readonly string[], hrefOf: HrefOf): string {
  const [first = '', ...rest] = block;
  switch (kindOf(first)) {
    case 'code':
      // It may be wider than a phone; who scrolls by keyboard has to reach it.
      return `<pre tabindex="0"><code>${escapeHtml(rest.join('\n'))}</code></pre>\n`;
    case 'table':
      return writeTable(block, hrefOf);
    case 'list':
      return writeList(block, hrefOf);
    default:
      return `<p>${inline(block.join(' '), hrefOf)}</p>\n`;
  }
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function writeTable(block: readonly string[], hrefOf: HrefOf): string {
  const [head = '', ...rows] = block.filter((line) => !TABLE_RULE.test(line));
  const write = (row: string, heading: string) =>
    `<tr>${cellsOf(row)
      // A corner without words heads nothing.
      .map((cell) => (cell === '' ? '<td></td>' : heading.replace('%', () => inline(cell, hrefOf))))
      .join('')}</tr>`;
  const body = rows.map((row) => write(row, '<td>%</td>')).join('');
  const label = escapeHtml(
    plain(
      cellsOf(head)
        .filter((cell) => cell !== '')
        .join(', '),
    ),
  );
  return `<div class="wide" tabindex="0" role="group" aria-label="${label}"><table><thead>${write(head, '<th scope="col">%</th>')}</thead><tbody>${body}</tbody></table></div>\n`;
}

function writeList(block: readonly string[], hrefOf: HrefOf): string {
  const items: string[] = [];
  for (const line of block) {
    const [, text] = ITEM.exec(line) ?? [];
    items.push(text ?? `${items.pop() ?? ''} ${line.trim()}`);
  }
  const tag = /^\d/.test(block[0] ?? '') ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${inline(item, hrefOf)}</li>`).join('')}</${tag}>\n`;
}

/** The words of a block as they are read. */
const wordsOf = (block: readonly string[]): string =>
  block
    .filter((line) => !TABLE_RULE.test(line) && !line.startsWith(FENCE))
    .map((line) => (line.startsWith('|') ? cellsOf(line).join(' ') : line))
    .map(plain)
    .join(' ');

/** Words without the marks around them. */
const plain = (markdown: string): string =>
  markdown.replace(INLINE, (_all, code, strong, label) => code ?? strong ?? label);

function inline(markdown: string, hrefOf: HrefOf): string {
  let html = '';
  let end = 0;
  for (const { 0: all, index, 1: code, 2: strong, 3: label, 4: target } of markdown.matchAll(INLINE)) {
    html += escapeHtml(markdown.slice(end, index));
    end = index + all.length;
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (strong !== undefined) html += `<strong>${escapeHtml(strong)}</strong>`;
    else html += writeLink(label ?? '', hrefOf(target ?? ''));
  }
  return html + escapeHtml(markdown.slice(end));
}

const writeLink = (label: string, href: string): string =>
  SAFE_HREF.test(href) ? `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>` : escapeHtml(label);
