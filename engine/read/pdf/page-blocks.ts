import type { LayoutBlock, LayoutCell, ParsedPage, TextItem } from '@llamaindex/liteparse';
import type { Block, Cell } from '../document.ts';
import { joinLines } from '../lines.ts';
import type { PageLayout } from './layout/layout-page.ts';
import { mendBlocks } from './mend.ts';
import {
  buildLines,
  holdsMiddle,
  type PrintedLine,
  type Rect,
  toBox,
  toLine,
  unionRect,
} from './printed-line.ts';
import { type FoundTable, findTables } from './tables/find-tables.ts';
import { overlaps } from './tables/region.ts';
import type { TextBlock } from './text-block.ts';

/** Width and height in points. */
type PageSize = { width: number; height: number };

/** A block on its way from the layout pass to `Block`. */
export type Draft = TextBlock | FixedDraft;

/** What does not flow with the text. */
type FixedDraft = { kind: 'table'; block: Block; rect: Rect } | { kind: 'figure'; rect: Rect };

/**
 * The blocks of a parsed page in reading order. Text is laid out from the places of its fragments; tables and figures
 * come from the layout pass.
 */
export function pageBlocks(page: ParsedPage, layout: PageLayout): Block[] {
  const { tables: found, usedItems } = findTables(page);
  const rest = { ...page, textItems: page.textItems.filter((item) => !usedItems.has(item)) };
  const passed = (page.blocks ?? []).filter(
    (block) => !found.some((table) => isSameTable(table.rect, block)),
  );
  const fixed = passed.flatMap((block) => draftFixed(block, rest));
  const tables = fixed.filter((draft) => draft.kind === 'table');
  const free = rest.textItems.filter((item) => !tables.some((table) => holdsMiddle(table.rect, item)));
  const placed = [...found.map(draftFound), ...fixed];
  const drafts = placed.reduce<Draft[]>(placeDraft, layout.layOut(free, page.width));
  return mendBlocks(drafts).map((draft) => finishBlock(draft, page));
}

function isSameTable(rect: Rect, { kind, bbox }: LayoutBlock): boolean {
  return kind === 'table' && bbox !== undefined && overlaps(rect, bbox);
}

function draftFound({ rect, ...table }: FoundTable): FixedDraft {
  const rows = [table.header, ...table.rows].filter((row) => row.length > 0);
  const text = rows
    .map((row) =>
      row
        .map((cell) => cell.text)
        .join(' ')
        .trim(),
    )
    .join(' ');
  return { kind: 'table', rect, block: { kind: 'table', text, ...table } };
}

/** A table or a figure; nothing for what is text. */
function draftFixed(block: LayoutBlock, page: ParsedPage): FixedDraft[] {
  if (!block.bbox) return [];
  if (block.kind === 'figure') return [{ kind: 'figure', rect: block.bbox }];
  if (block.kind !== 'table') return [];
  const items = page.textItems.filter((item) => holdsMiddle(block.bbox, item));
  const table = draftTable(block, items, buildLines(items), page);
  return table ? [table] : [];
}

/** Puts a table or figure before the first text that stands below its top in the same column. */
function placeDraft(drafts: Draft[], fixed: FixedDraft): Draft[] {
  const { x, y, width } = fixed.rect;
  const index = drafts.findIndex((draft) => {
    const rect = 'rect' in draft ? draft.rect : unionRect(draft.lines);
    return rect.y > y && rect.x < x + width && x < rect.x + rect.width;
  });
  return drafts.toSpliced(index === -1 ? drafts.length : index, 0, fixed);
}

/** Null when the table holds too little to be one: then its lines are read as text. */
function draftTable(
  block: LayoutBlock,
  items: readonly TextItem[],
  lines: readonly PrintedLine[],
  page: PageSize,
): FixedDraft | null {
  const header = (block.header ?? []).map((cell) => readCell(cell, items, page));
  const rows = (block.rows ?? []).map((row) => row.map((cell) => readCell(cell, items, page)));
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const filledRows = [header, ...rows].filter((row) => row.filter((cell) => cell.text !== '').length >= 2);
  if (columns < 2 || filledRows.length < 2) return null;
  const rect = unionRect(lines);
  return {
    kind: 'table',
    rect,
    block: {
      kind: 'table',
      text: [header, ...rows]
        .map((row) =>
          row
            .map((cell) => cell.text)
            .join(' ')
            .trim(),
        )
        .join(' '),
      lines: lines.map((line) => toLine(line, page)),
      box: toBox(rect, page),
      header,
      rows,
    },
  };
}

/** Words from the fragments in the cell: the layout pass marks them up, the page does not. */
function readCell(cell: LayoutCell, items: readonly TextItem[], page: PageSize): Cell {
  if (!cell.bbox) return { text: cell.text.trim(), box: null };
  const inside = items.filter((item) => item.text.trim() !== '' && holdsMiddle(cell.bbox, item));
  const text = joinLines(buildLines(inside));
  const isSame = inside.length > 0 && letters(text) === letters(cell.text);
  return { text: isSame ? text : unmark(cell.text), box: toBox(cell.bbox, page) };
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Markdown of the layout pass taken out again: emphasis, code marks, escapes, line breaks. */
function unmark(text: string): string {
  return text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^(\*{1,3}|`)(.+)\1$/, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function finishBlock(draft: Draft, page: PageSize): Block {
  if (draft.kind === 'table') return draft.block;
  if (draft.kind === 'figure') {
    return { kind: 'figure', text: '', lines: [], box: toBox(draft.rect, page), image: null };
  }
  const base = {
    text: draft.kind === 'code' ? draft.lines.map((line) => line.text).join('\n') : joinLines(draft.lines),
    lines: draft.lines.map((line) => toLine(line, page)),
    box: toBox(unionRect(draft.lines), page),
  };
  if (draft.kind === 'code') return { kind: 'code', ...base };
  if (draft.kind === 'list-item') {
    const { ordered, marker, level } = draft;
    return { kind: 'list-item', ...base, ordered, marker, level };
  }
  const fontSize = Math.max(...draft.lines.map((line) => line.fontSize));
  const bold = draft.lines.every((line) => line.bold);
  if (draft.kind === 'heading') return { kind: 'heading', ...base, level: draft.level, fontSize, bold };
  return { kind: 'paragraph', ...base, fontSize, bold };
}
