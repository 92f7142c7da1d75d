import type { LayoutBlock } from '@llamaindex/liteparse';
import { joinLines } from '../../document/lines.ts';
import type { Block } from '../../document/pages.ts';
import { tableText } from '../../document/table-text.ts';
import { placeBlock } from '../turned.ts';
import { placeFixed } from './characters/place-fixed.ts';
import { type Rect, toBox, toLine, unionRect } from './characters/printed-line.ts';
import { withoutRuby } from './characters/scripts/ruby.ts';
import { findFlowingColumns } from './layout/flowing-columns.ts';
import type { PageLayout } from './layout/layout-page.ts';
import { mendBlocks } from './mend.ts';
import { type PageContent, uprightItems } from './page-content.ts';
import { partsOf } from './page-parts.ts';
import { type FoundTable, findTables } from './tables/find-tables.ts';
import type { TextBlock } from './text-block.ts';

/** Width and height in points. */
type PageSize = { width: number; height: number };

/** A block on its way from the layout pass to `Block`. */
export type Draft = TextBlock | FixedDraft;

/** What does not flow with the text. */
export type FixedDraft = { kind: 'table'; block: Block; rect: Rect } | { kind: 'figure'; rect: Rect };

/**
 * The blocks of a parsed page in reading order. Text and tables are found by the places of their fragments, figures by the
 * layout pass.
 */
export function pageBlocks(page: PageContent, layout: PageLayout): Block[] {
  return partsOf(page).flatMap(({ content, place }) => {
    const blocks = partBlocks(withoutRuby(content), layout);
    return place ? blocks.map((block) => placeBlock(block, place)) : blocks;
  });
}

function partBlocks(page: PageContent, layout: PageLayout): Block[] {
  const { tables, usedItems } = findTables(withoutTornTables(page), layout.findColumns);
  const free = usedItems.size > 0 ? page.textItems.filter((item) => !usedItems.has(item)) : page.textItems;
  const placed = [...tables.map(draftTable), ...draftFigures(page.blocks)];
  const { blocks, gutter } = layout.layOut(free, page.width);
  const drafts = placed.reduce<Draft[]>((rest, fixed) => placeFixed(rest, fixed, gutter), blocks);
  return mendBlocks(drafts).map((draft) => finishBlock(draft, page));
}

/** The page without what the layout pass takes for tables over two columns of text: lines of each, side by side. */
function withoutTornTables(page: PageContent): PageContent {
  const { blocks, width } = page;
  if (!blocks?.some(isTable)) return page;
  const gutter = findFlowingColumns(uprightItems(page), width);
  const isTorn = ({ bbox }: LayoutBlock) =>
    gutter !== null && bbox !== undefined && bbox.x < gutter && bbox.x + bbox.width > gutter;
  return { ...page, blocks: blocks.filter((block) => !isTable(block) || !isTorn(block)) };
}

const isTable = ({ kind }: LayoutBlock): boolean => kind === 'table';

function draftTable({ rect, ...table }: FoundTable): FixedDraft {
  const text = tableText([table.header, ...table.rows].filter((row) => row.length > 0));
  return { kind: 'table', rect, block: { kind: 'table', text, ...table } };
}

/** Pictures and drawings. */
function draftFigures(blocks: readonly LayoutBlock[] = []): FixedDraft[] {
  return blocks.flatMap(({ kind, bbox }): FixedDraft[] =>
    kind === 'figure' && bbox ? [{ kind: 'figure', rect: bbox }] : [],
  );
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
