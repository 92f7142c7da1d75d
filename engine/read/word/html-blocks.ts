import type { Block } from '../document.ts';
import { decodeEntities, tokenizeHtml } from './html-tokens.ts';
import { markerFor } from './list-numbers.ts';
import { addCarried, addCell, type OpenTable, openTable, readSpan } from './open-table.ts';
import { tableBlock } from './table-block.ts';

type OpenList = { ordered: boolean; count: number };
const TEXT_TAG = /^(p|pre|h[1-6])$/;

/**
 * Blocks of the HTML that the Word converter writes: well formed, text escaped. Markup is only looked at, never
 * kept. `title` is the text of the document's title style; a paragraph longer than `maxChars` is cut.
 */
export function htmlBlocks(html: string, maxChars: number): { title: string | null; blocks: Block[] } {
  const state = newState(maxChars);
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') addText(state, token.text);
    else if (token.kind === 'open') openTag(state, token.name, token.attributes);
    else closeTag(state, token.name);
  }
  flush(state);
  return { title: state.title, blocks: state.blocks };
}

type State = {
  blocks: Block[];
  title: string | null;
  text: string;
  maxChars: number;
  tag: { name: string; isTitle: boolean };
  bold: { depth: number; chars: number };
  lists: OpenList[];
  item: { marker: string; ordered: boolean; level: number } | null;
  /** Number of the last item of an outermost ordered list. */
  lastNumber: number;
  tables: OpenTable[];
  cell: string[] | null;
};

function newState(maxChars: number): State {
  return {
    blocks: [],
    title: null,
    text: '',
    maxChars,
    tag: { name: 'p', isTitle: false },
    bold: { depth: 0, chars: 0 },
    lists: [],
    item: null,
    lastNumber: 0,
    tables: [],
    cell: null,
  };
}

function addText(state: State, raw: string): void {
  if (state.text.length > state.maxChars) return;
  const decoded = decodeEntities(raw);
  if (state.bold.depth > 0) state.bold.chars += decoded.length;
  state.text += decoded;
}

/** Ends the running text and makes it a block, or part of the open table cell. */
function flush(state: State): void {
  const { text, tag, bold, cell } = state;
  const isBold = bold.chars > 0 && bold.chars >= 0.8 * text.trim().length;
  const trimmed = tag.name === 'pre' ? text.trimEnd() : text.replace(/\s+/g, ' ').trim();
  const taken = trimmed.slice(0, state.maxChars);
  state.text = '';
  state.bold.chars = 0;
  if (taken === '') return;
  if (cell) {
    cell.push(taken);
    return;
  }
  if (tag.isTitle) state.title ??= taken;
  state.blocks.push(textBlock(state, taken, isBold));
  state.item = null;
}

function textBlock({ tag, item }: State, text: string, bold: boolean): Block {
  const base = { text, lines: text.split('\n').map((line) => ({ text: line, box: null })), box: null };
  if (tag.name === 'pre') return { kind: 'code', ...base };
  if (/^h[1-6]$/.test(tag.name)) {
    return { kind: 'heading', ...base, level: Number(tag.name.charAt(1)), fontSize: null, bold: true };
  }
  return item
    ? { kind: 'list-item', ...base, ...item }
    : { kind: 'paragraph', ...base, fontSize: null, bold };
}

function openTag(state: State, name: string, attributes: string): void {
  if (name === 'strong') state.bold.depth += 1;
  else if (name === 'br') state.text += state.tag.name === 'pre' ? '\n' : ' ';
  else if (name === 'img') addPicture(state, attributes);
  else if (name === 'ul' || name === 'ol') openList(state, name === 'ol');
  else if (name === 'li') openItem(state);
  else if (name === 'table') {
    flush(state);
    state.tables.push(openTable());
  } else if (name === 'thead') setInHead(state.tables, true);
  else if (name === 'tr') state.tables.at(-1)?.rows.push([]);
  else if (name === 'td' || name === 'th') openCell(state, attributes);
  else if (TEXT_TAG.test(name)) {
    flush(state);
    state.tag = { name, isTitle: attributes.includes('class="title"') };
  }
}

function closeTag(state: State, name: string): void {
  if (name === 'strong') state.bold.depth = Math.max(0, state.bold.depth - 1);
  else if (TEXT_TAG.test(name) || name === 'li') {
    flush(state);
    state.tag = { name: 'p', isTitle: false };
    if (name === 'li') state.item = null;
  } else if (name === 'ul' || name === 'ol') {
    flush(state);
    state.lists.pop();
  } else if (name === 'td' || name === 'th') {
    flush(state);
    const table = state.tables.at(-1);
    if (table) addCell(table, { text: (state.cell ?? []).join(' '), box: null });
    state.cell = state.tables.length > 1 ? [] : null;
  } else if (name === 'thead') setInHead(state.tables, false);
  else if (name === 'tr') {
    const table = state.tables.at(-1);
    if (table) addCarried(table);
    if (table?.inHead) table.headerRows += 1;
  } else if (name === 'table') closeTable(state);
}

function openCell(state: State, attributes: string): void {
  state.cell = [];
  const table = state.tables.at(-1);
  if (table) table.span = readSpan(attributes);
}

function addPicture(state: State, attributes: string): void {
  const source = /src="(picture:\d+)"/.exec(attributes)?.[1];
  flush(state);
  if (!source || state.cell) return;
  state.blocks.push({ kind: 'figure', text: source, lines: [], box: null, image: null });
}

function openList(state: State, ordered: boolean): void {
  flush(state);
  const isGoingOn = ordered && state.lists.length === 0 && goesOn(state.blocks);
  state.lists.push({ ordered, count: isGoingOn ? state.lastNumber : 0 });
}

function openItem(state: State): void {
  flush(state);
  const list = state.lists.at(-1);
  if (!list) return;
  list.count += 1;
  if (list.ordered && state.lists.length === 1) state.lastNumber = list.count;
  const level = state.lists.length - 1;
  const marker = list.ordered ? markerFor(list.count, level) : '•';
  state.item = { marker, ordered: list.ordered, level };
}

/** A table inside a cell becomes text of the cell. */
function closeTable(state: State): void {
  const table = state.tables.pop();
  const block = table ? tableBlock(table.rows, table.headerRows) : null;
  if (!block) return;
  if (state.tables.length > 0) state.cell = [...(state.cell ?? []), block.text];
  else state.blocks.push(block);
}

function setInHead(tables: OpenTable[], inHead: boolean): void {
  const table = tables.at(-1);
  if (table) table.inHead = inHead;
}

/**
 * The converter starts each run of items at 1 although Word counts on over a note or a picture between two
 * steps. A lead-in ("To remove it:") or a heading begins anew.
 */
function goesOn(blocks: readonly Block[]): boolean {
  for (let back = 1; back <= 3; back++) {
    const block = blocks.at(-back);
    if (!block || block.kind === 'heading') return false;
    if (block.kind === 'list-item') return back > 1 && block.level === 0 && block.ordered;
    if (block.kind === 'paragraph' && block.text.endsWith(':')) return false;
  }
  return false;
}
