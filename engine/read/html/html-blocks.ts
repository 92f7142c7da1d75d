import type { Block } from '../../document/pages.ts';
import { paragraphOf, plainBase } from '../pageless/plain-block.ts';
import { subscript, superscript } from '../pageless/scripts.ts';
import { tableBlock } from '../pageless/table-block.ts';
import { cellsOf, childrenOf, isSeen, rawTextOf } from './elements.ts';
import type { HtmlElement } from './html-tree.ts';
import { mathText } from './math-text.ts';
import { fillRows, isLayout, rowsOf } from './tables.ts';

/** A block of a web page, and the address of the picture that it is. */
export type HtmlDraft = { block: Block; picture?: string };

const BLOCK =
  /^(?:html|body|p|div|section|article|aside|header|footer|main|figure|figcaption|blockquote|address|details|summary|fieldset|legend|form|center|dl|dt|dd|hr|caption|hgroup)$/;
type List = { isOrdered: boolean; next: number; id: string; type: string };
type State = {
  drafts: HtmlDraft[];
  words: string;
  isBold: boolean;
  lists: List[];
  /** The item whose words come next. */
  item: { marker: string; list: List; count: number } | null;
  maxChars: number;
  lastList: number;
};

/** The blocks of a web page, in order: what a browser shows of it, without navigation and forms. */
export function htmlBlocks(root: HtmlElement, maxChars: number): HtmlDraft[] {
  const state: State = { drafts: [], words: '', isBold: false, lists: [], item: null, maxChars, lastList: 0 };
  walk(root, state);
  flush(state);
  return state.drafts;
}

function walk(element: HtmlElement, state: State): void {
  for (const child of element.children) {
    if (typeof child === 'string') state.words += child.replace(/[\s\u00a0]+/g, ' ');
    else if (isSeen(child)) enter(child, state);
  }
}

function enter(element: HtmlElement, state: State): void {
  const { name, attributes } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) addHeading(element, Number(level), state);
  else if (name === 'br') state.words += '\n';
  else if (name === 'img') addPicture(attributes.src ?? '', state);
  else if (name === 'image') addPicture(attributes['xlink:href'] ?? attributes.href ?? '', state);
  else if (name === 'pre') addListing(element, state);
  else if (name === 'table') addTable(element, state);
  else if (name === 'ul' || name === 'ol' || name === 'menu') addList(element, state);
  else if (name === 'li') addItem(element, state);
  else if (name === 'sup' || isNoteMark(element)) addScript(element, superscript, state);
  else if (name === 'sub') addScript(element, subscript, state);
  else if (name === 'math') state.words += mathText(element).replace(/ {2,}/g, ' ');
  else if (name === 'q') state.words += `“${textOf(element)}”`;
  else if (name === 'del' || name === 's' || name === 'strike') return;
  else if (BLOCK.test(name)) {
    flush(state);
    state.isBold = name === 'dt';
    walk(element, state);
    flush(state);
    state.isBold = false;
  } else walk(element, state);
}

/** Whether a link is the mark of a note: books raise it by their style, and without that it would be a digit of the value before. */
const isNoteMark = ({ name, attributes, children }: HtmlElement): boolean =>
  name === 'a' &&
  (attributes['epub:type'] === 'noteref' || attributes.role === 'doc-noteref') &&
  children.every((child) => typeof child === 'string');

/** Puts the words so far into a block. */
function flush(state: State): void {
  const text = tidy(state.words).slice(0, state.maxChars);
  state.words = '';
  if (text === '') return;
  const { item } = state;
  if (!item) {
    const bold = state.isBold;
    state.drafts.push({ block: asLines(paragraphOf(text, bold)) });
    return;
  }
  const { marker, list, count } = item;
  state.item = null;
  const level = state.lists.length - 1;
  const block: Block = {
    ...{
      kind: 'list-item',
      ...plainBase(text),
      ordered: list.isOrdered,
      marker,
      level,
      list: list.id,
      count,
    },
  };
  state.drafts.push({ block: asLines(block) });
}

/** Lines of a block are joined by blanks in its text. */
const asLines = <T extends Block>(block: T): T => ({ ...block, text: block.text.replaceAll('\n', ' ') });

const tidy = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

function addHeading(element: HtmlElement, level: number, state: State): void {
  flush(state);
  const { text, apart } = contentOf(element, state.maxChars);
  if (text !== '')
    state.drafts.push({ block: { kind: 'heading', ...plainBase(text), level, fontSize: null, bold: true } });
  state.drafts.push(...apart);
}

function addPicture(address: string, state: State): void {
  if (address === '') return;
  flush(state);
  state.drafts.push({ block: { kind: 'figure', ...plainBase(''), image: null }, picture: address });
}

function addListing(element: HtmlElement, state: State): void {
  flush(state);
  const text = rawTextOf(element)
    .replace(/^\n|\s+$/g, '')
    .slice(0, state.maxChars);
  if (text.trim() !== '') state.drafts.push({ block: { kind: 'code', ...plainBase(text) } });
}

function addScript(
  element: HtmlElement,
  asScript: (text: string, before: string) => string,
  state: State,
): void {
  state.words += asScript(textOf(element), state.words);
}

function addList(element: HtmlElement, state: State): void {
  flush(state);
  state.lastList += 1;
  const isOrdered = element.name === 'ol';
  const start = Number.parseInt(element.attributes.start ?? '1', 10);
  const next = Number.isNaN(start) ? 1 : start;
  const id = element.list ?? `l${state.lastList}`;
  state.lists.push({ isOrdered, next, id, type: element.attributes.type ?? '1' });
  walk(element, state);
  flush(state);
  state.lists.pop();
  state.item = null;
}

function addItem(element: HtmlElement, state: State): void {
  flush(state);
  const list = state.lists.at(-1);
  if (!list) {
    walk(element, state);
    flush(state);
    return;
  }
  const given = Number.parseInt(element.attributes.value ?? '', 10);
  const count = Number.isNaN(given) ? list.next : given;
  list.next = count + 1;
  const marker = element.marker ?? (list.isOrdered ? `${inType(count, list.type)}.` : '•');
  state.item = { marker, list, count };
  walk(element, state);
  flush(state);
  state.item = null;
}

/** A number as a letter where the list counts by letters. */
function inType(count: number, type: string): string {
  if (!/^a$/i.test(type) || count < 1 || count > 26) return String(count);
  return String.fromCharCode(type.charCodeAt(0) + count - 1);
}

/** A table; one that only sets things side by side is what it holds. */
function addTable(table: HtmlElement, state: State): void {
  flush(state);
  const rows = rowsOf(table);
  const caption = childrenOf(table, 'caption').map(textOf).join(' ');
  if (caption !== '') state.drafts.push({ block: paragraphOf(caption) });
  if (isLayout(table, rows)) {
    for (const row of rows) for (const cell of cellsOf(row)) walkApart(cell, state);
    return;
  }
  const apart: HtmlDraft[] = [];
  const filled = fillRows(rows, (cell) => {
    const { apart: own, ...content } = contentOf(cell, state.maxChars);
    apart.push(...own);
    return content;
  });
  const headerRows = rows.findIndex((row) => cellsOf(row).some(({ name }) => name !== 'th'));
  const block = tableBlock(filled, Math.max(0, headerRows));
  if (block) state.drafts.push({ block });
  state.drafts.push(...apart);
}

function walkApart(cell: HtmlElement, state: State): void {
  flush(state);
  walk(cell, state);
  flush(state);
}

/** What a cell says, block by block with the marks of its items, and what is also shown apart: its pictures and tables. */
function contentOf(cell: HtmlElement, maxChars: number) {
  const drafts = htmlBlocks({ ...cell, name: '' }, maxChars);
  const texts = drafts
    .map(({ block }) => (block.kind === 'list-item' ? `${block.marker} ${block.text}` : block.text))
    .filter((text) => text !== '');
  return {
    text: texts.join(' ').slice(0, maxChars),
    lines: texts.map((text) => ({ text, box: null })),
    apart: drafts.filter(({ block, picture }) => picture !== undefined || block.kind === 'table'),
  };
}

/** All that an element says, in one line. */
function textOf(element: HtmlElement): string {
  const state: State = {
    ...{ drafts: [], words: '', isBold: false, lists: [], item: null },
    ...{ maxChars: Number.POSITIVE_INFINITY, lastList: 0 },
  };
  walk(element, state);
  flush(state);
  return state.drafts
    .map(({ block }) => block.text)
    .filter((text) => text !== '')
    .join(' ');
}
