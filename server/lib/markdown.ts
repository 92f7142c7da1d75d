/** Turns the project's own Markdown into HTML for the public pages, and into words for their search. No HTML passes through. */
import createParser, { type Token } from 'markdown-it';

/** A page of Markdown: its title, and its sections by their headings of the second level. */
export type MarkdownPage = { title: string; html: string; sections: MarkdownSection[] };
/** What stands below a heading, as plain words; what stands before the first has no anchor. */
export type MarkdownSection = { id: string; heading: string; text: string };

type HrefOf = (target: string) => string;

const parser = createParser();
const { rules } = parser.renderer;
const { escapeHtml } = parser.utils;
// What may be wider than a phone scrolls by itself, and whoever scrolls by keyboard can reach it.
rules.table_open = (tokens, at) =>
  `<div class="wide" tabindex="0" role="group"${parser.renderer.renderAttrs({ attrs: tokens[at]?.attrs ?? null })}><table>\n`;
rules.table_close = () => '</table></div>\n';
rules.fence = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;

/**
 * Renders a page. Its heading of the first level is its title and stands in no HTML.
 *
 * @param hrefOf changes the target of a link; missing: it stays
 */
export function renderMarkdown(markdown: string, hrefOf: HrefOf = (target) => target): MarkdownPage {
  const tokens = parser.parse(markdown, {});
  const page: MarkdownPage = { title: '', html: '', sections: [] };
  tokens.forEach((token, at) => {
    for (const child of token.children ?? []) leadLink(child, hrefOf);
    const before = tokens[at - 1]?.type;
    if (token.type === 'table_open') token.attrSet('aria-label', headerAfter(tokens, at));
    if (token.type === 'th_open') shapeHeaderCell(tokens.slice(at, at + 3));
    if (before === 'heading_open') addHeading(page, tokens[at - 1], wordsOf(token));
    else if (token.type === 'inline' || token.type === 'fence') addWords(page, wordsOf(token));
  });
  const isTitle = (at: number): boolean => [at - 1, at, at + 1].some((near) => tokens[near]?.tag === 'h1');
  const shown = tokens.filter((token, at) => token.tag !== 'h1' && !(token.type === 'inline' && isTitle(at)));
  page.html = parser.renderer.render(shown, parser.options);
  return page;
}

/** The anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function leadLink(token: Token, hrefOf: HrefOf): void {
  const href = token.attrGet('href');
  if (href !== null) token.attrSet('href', hrefOf(String(href)));
}

function addHeading(page: MarkdownPage, opening: Token | undefined, heading: string): void {
  const isTitle = opening?.tag === 'h1';
  const id = isTitle ? '' : anchorOf(heading);
  if (isTitle) page.title = heading;
  else opening?.attrSet('id', id);
  if (isTitle || opening?.tag === 'h2') page.sections.push({ id, heading, text: '' });
  else addWords(page, heading);
}

function addWords({ sections }: MarkdownPage, words: string): void {
  const section = sections.at(-1);
  if (section) section.text += `${words} `;
}

/** The words of the header of the table that opens there. */
function headerAfter(tokens: readonly Token[], at: number): string {
  const end = tokens.findIndex(({ type }, i) => i > at && type === 'thead_close');
  const cells = tokens.slice(at, end).filter(({ type }) => type === 'inline');
  return cells
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(', ');
}

/** Says what a cell of a header heads; a corner without words heads nothing. */
function shapeHeaderCell([opening, words, closing]: readonly Token[]): void {
  if (words?.content !== '') opening?.attrSet('scope', 'col');
  else for (const token of [opening, closing]) if (token) token.tag = 'td';
}

/** The words of a token as they are read. */
const wordsOf = ({ children, content }: Token): string =>
  children?.map(({ type, content: words }) => (/break$/.test(type) ? ' ' : words)).join('') ?? content;
