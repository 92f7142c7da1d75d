import { parseListMarker } from '../../document/list-marker.ts';
import type { Block } from '../../document/pages.ts';
import { paragraphOf, plainBase } from '../pageless/plain-block.ts';
import { tableBlock } from '../pageless/table-block.ts';
import { findHeading, isUnderline, type TextHeading } from './text-headings.ts';
import { chunksOf, type TextLine } from './text-lines.ts';
import { textRows } from './text-tables.ts';

type State = { blocks: Block[]; maxChars: number; list: { levels: number[]; id: number } };

const MAX_TITLE_CHARS = 150;
/** A line beyond this is a paragraph by itself: nobody breaks lines there. */
const UNBROKEN_CHARS = 140;
/** A line of a list of contents: dots that lead to a page. */
const LEADERS = /(?:\.{4,}|(?: \.){4,}|…{2,})\s*\d{1,4}$/;
/** A line that only parts what stands around it. */
const RULE = /^([-=_*~#+.])(?:\s?\1){2,}$/;

/** The blocks of a plain text: headings, lists, tables and paragraphs by the form of its lines. */
export function textBlocks(text: string, maxChars: number): { title: string | null; blocks: Block[] } {
  const state: State = { blocks: [], maxChars, list: { levels: [], id: 0 } };
  const chunks = chunksOf(text);
  for (const [index, chunk] of chunks.entries()) addChunk(chunk, chunks[index + 1], state);
  const first = state.blocks.find(({ kind }) => kind === 'heading' || kind === 'paragraph')?.text ?? '';
  return { title: first !== '' && first.length < MAX_TITLE_CHARS ? first : null, blocks: state.blocks };
}

function addChunk(chunk: readonly TextLine[], next: readonly TextLine[] | undefined, state: State): void {
  for (let at = 0; at < chunk.length; ) at = addAt(chunk, at, next, state);
}

/** Adds what begins at a line. @returns the line behind it */
function addAt(
  chunk: readonly TextLine[],
  at: number,
  next: readonly TextLine[] | undefined,
  state: State,
): number {
  const line = chunk[at];
  if (!line || RULE.test(line.text) || LEADERS.test(line.text)) return skipRule(chunk, at, state);
  const heading = findHeading(chunk, at, next);
  if (heading) return addHeading(heading, state);
  const table = textRows(chunk, at);
  if (table) {
    const block = tableBlock(table.rows, table.headerRows);
    if (block) state.blocks.push(block);
    return table.end;
  }
  return parseListMarker(line.text) ? addItem(chunk, at, state) : addParagraph(chunk, at, state);
}

/** A rule above a line that has another below is part of a heading. */
function skipRule(chunk: readonly TextLine[], at: number, state: State): number {
  const [rule, title, below] = chunk.slice(at, at + 3);
  const isFrame = rule && title && below && isUnderline(rule, title) && isUnderline(below, title);
  return isFrame ? addHeading({ text: title.text, level: 1, end: at + 3 }, state) : at + 1;
}

function addHeading({ text, level, end }: TextHeading, state: State): number {
  state.list.levels = [];
  state.blocks.push({ kind: 'heading', ...plainBase(text), level, fontSize: null, bold: true });
  return end;
}

/** An item with the lines of it that follow. */
function addItem(chunk: readonly TextLine[], at: number, state: State): number {
  const { text, indent } = chunk[at] ?? { text: '', indent: 0 };
  const item = parseListMarker(text);
  if (!item) return at + 1;
  const end = endOfRun(chunk, at, ({ text: line }) => parseListMarker(line) !== null || RULE.test(line));
  const said = [item.rest, ...chunk.slice(at + 1, end).map(({ text: line }) => line)].join(' ');
  const { levels } = state.list;
  if (levels.length === 0) state.list.id += 1;
  while (levels.length > 0 && (levels.at(-1) ?? 0) > indent) levels.pop();
  if ((levels.at(-1) ?? -1) < indent) levels.push(indent);
  const { marker, ordered } = item;
  const base = plainBase(tidy(said).slice(0, state.maxChars));
  state.blocks.push({ kind: 'list-item', ...base, ordered, marker, level: levels.length - 1 });
  return end;
}

function addParagraph(chunk: readonly TextLine[], at: number, state: State): number {
  const widest = Math.max(...chunk.map(({ text }) => text.length));
  const end = endOfRun(chunk, at, ({ text }, before) => {
    if (parseListMarker(text) || RULE.test(text) || LEADERS.test(text)) return true;
    return widest > UNBROKEN_CHARS || isLastLine(before, text, widest);
  });
  const said = chunk.slice(at, end).map(({ text }) => text);
  state.blocks.push(paragraphOf(tidy(said.join(' ')).slice(0, state.maxChars)));
  // What is set in as far as the items goes on with one of them.
  if ((chunk[at]?.indent ?? 0) <= (state.list.levels[0] ?? 0)) state.list.levels = [];
  return end;
}

/** Whether a paragraph ends with a line: a sentence ends in it, and the first word of the next had room behind it. */
function isLastLine(line: TextLine, next: string, widest: number): boolean {
  const word = next.split(' ', 1)[0] ?? '';
  return /[.!?:]$/.test(line.text) && line.text.length + word.length + 1 < widest * 0.8;
}

/** Where lines end that belong to the one at `at`. */
function endOfRun(
  chunk: readonly TextLine[],
  at: number,
  isOther: (line: TextLine, before: TextLine) => boolean,
): number {
  for (let end = at + 1; end < chunk.length; end++) {
    const [before, line] = [chunk[end - 1], chunk[end]];
    if (before && line && isOther(line, before)) return end;
  }
  return chunk.length;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
