import { isContentsHeading } from '../../document/heading-words.ts';
import { parseListMarker } from '../../document/list-marker.ts';
import type { Block, Cell } from '../../document/pages.ts';
import { isSignalWord } from '../../document/signal-word.ts';

const SECTION_NUMBER = /^((?:\d{1,3}|[A-Z])(?:\.\d{1,3})+|\d{1,3})\.?\s+\p{Lu}/u;
const MAX_HEADING_CHARS = 90;

/**
 * Blocks of a text whose lines are paragraphs and whose tabs part table cells. What its list of contents
 * names is a heading; without one, short lines that end no sentence are.
 */
export function plainTextBlocks(text: string, maxChars: number): { title: string | null; blocks: Block[] } {
  const lines = text.split(/\r?\n|\f|\v/).map((line) =>
    line
      .replace(/[ \u00A0]+/g, ' ')
      .trim()
      .slice(0, maxChars),
  );
  const contents = findContents(lines);
  const blocks: Block[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '' || (index >= contents.from && index < contents.to)) continue;
    if (line.includes('\t')) {
      const end = endOfTable(lines, index);
      const table = tableBlock(lines.slice(index, end));
      if (table) {
        blocks.push(table);
        index = end - 1;
        continue;
      }
    }
    blocks.push(lineBlock(line.replace(/\t/g, ' '), lines[index + 1] ?? '', contents.titles));
  }
  const first = blocks[0];
  const title = first && first.text.length < 150 && first.kind !== 'table' ? first.text : null;
  return { title, blocks };
}

/** Where the list of contents stands and what it names; the entries stand again as headings further on. */
function findContents(lines: readonly string[]): { from: number; to: number; titles: Set<string> } {
  const from = lines.findIndex((line) => isContentsHeading(line));
  const titles = new Set<string>();
  if (from === -1) return { from: 0, to: 0, titles };
  const last = new Map(lines.map((line, index) => [entryKey(line), index] as const));
  let to = from + 1;
  for (; to < lines.length; to++) {
    const line = lines[to] ?? '';
    if (line === '') continue;
    if ((last.get(entryKey(line)) ?? -1) <= to) break;
    if (titles.has(entryKey(line)) && !SECTION_NUMBER.test(line)) break;
    titles.add(entryKey(line));
  }
  return { from, to, titles };
}

/** Without leaders and page number. */
function entryKey(line: string): string {
  return line.replace(/[\s.…]*\d*$/, '').toLowerCase();
}

function lineBlock(line: string, next: string, titles: ReadonlySet<string>): Block {
  const base = { text: line, lines: [{ text: line, box: null }], box: null };
  if (titles.size > 0 ? titles.has(entryKey(line)) : looksLikeHeading(line, next)) {
    return { kind: 'heading', ...base, level: headingLevel(line), fontSize: null, bold: true };
  }
  const item = parseListMarker(line);
  if (item) {
    const { marker, ordered, rest } = item;
    return {
      kind: 'list-item',
      text: rest,
      lines: [{ text: rest, box: null }],
      box: null,
      ordered,
      marker,
      level: 0,
    };
  }
  return { kind: 'paragraph', ...base, fontSize: null, bold: false };
}

function looksLikeHeading(line: string, next: string): boolean {
  if (line.length > MAX_HEADING_CHARS || /[.,;:!?]$/.test(line) || isSignalWord(line)) return false;
  if (SECTION_NUMBER.test(line)) return true;
  const words = line.split(' ').length;
  return words <= 8 && /^\p{Lu}/u.test(line) && next.length > line.length * 2 && next.length > 80;
}

/** "3.2 Title" is on level 2; an unnumbered heading stands below the numbered chapters. */
function headingLevel(line: string): number {
  const number = SECTION_NUMBER.exec(line)?.[1];
  return number === undefined ? 2 : Math.min(6, number.split('.').length);
}

function endOfTable(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && (lines[end] ?? '').includes('\t')) end += 1;
  return end;
}

/** Null for a single line with a tab in it: that is a text with a gap. */
function tableBlock(lines: readonly string[]): Block | null {
  const rows = lines.map((line) => line.split('\t').map((text): Cell => ({ text: text.trim(), box: null })));
  const [first, ...others] = rows;
  if (!first || others.length === 0) return null;
  const text = lines.map((line) => line.replace(/\t/g, ' ')).join(' ');
  return { kind: 'table', text, lines: [{ text, box: null }], box: null, header: first, rows: others };
}
