import type { LayoutBlock } from '@llamaindex/liteparse';
import { parseListMarker } from '../list-marker.ts';
import { cleanText, type PrintedLine } from './printed-line.ts';

/** A run of printed lines that belong together. */
export type TextBlock =
  | { kind: 'heading'; lines: PrintedLine[]; level: number }
  | { kind: 'paragraph'; lines: PrintedLine[] }
  | { kind: 'code'; lines: PrintedLine[] }
  | {
      kind: 'list-item';
      lines: PrintedLine[];
      ordered: boolean;
      marker: string;
      level: number;
      textX: number;
    };

/**
 * The text blocks that a layout block really holds: the layout pass folds program listings into paragraphs
 * and misses list items whose marker it does not know.
 */
export function splitText(block: LayoutBlock, lines: readonly PrintedLine[]): TextBlock[] {
  if (block.kind === 'heading') return [{ kind: 'heading', lines: [...lines], level: block.level ?? 1 }];
  if (block.kind === 'code') return [{ kind: 'code', lines: [...lines] }];
  const level = block.kind === 'list_item' ? (block.level ?? 0) : 0;
  const hint = block.kind === 'list_item' ? block.marker : undefined;
  const blocks: TextBlock[] = [];
  let previous: PrintedLine | undefined;
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    const item = startsItem(line, index, previous, lines)
      ? asListItem(line, level, index === 0 ? hint : undefined)
      : null;
    if (item) blocks.push(item);
    else if (line.mono && !(last?.kind === 'list-item' && index === 0)) appendCode(blocks, line);
    else if (last && last.kind !== 'code') last.lines.push(line);
    else blocks.push({ kind: 'paragraph', lines: [line] });
    previous = line;
  }
  return blocks;
}

function appendCode(blocks: TextBlock[], line: PrintedLine): void {
  const last = blocks.at(-1);
  if (last?.kind === 'code') last.lines.push(line);
  else blocks.push({ kind: 'code', lines: [line] });
}

/** A line that happens to begin "a)" or "2." inside running text is no item: the line before must end early or be an item. */
function startsItem(
  line: PrintedLine,
  index: number,
  previous: PrintedLine | undefined,
  lines: readonly PrintedLine[],
): boolean {
  if (line.mono) return false;
  if (index === 0 || previous === undefined) return true;
  const first = lines[0];
  const isAtEdge = first !== undefined && line.x <= first.x + line.fontSize * 3;
  const endsSentence = /[.:;!?)]$/.test(previous.text);
  const widest = Math.max(...lines.map((other) => other.x + other.width));
  const endsEarly = previous.x + previous.width < widest - previous.fontSize * 4;
  return isAtEdge && (endsSentence || endsEarly || parseListMarker(previous.text) !== null);
}

function asListItem(line: PrintedLine, level: number, hint: string | undefined): TextBlock | null {
  const parsed = parseListMarker(line.text) ?? parseHinted(line.text, hint);
  if (!parsed) return null;
  const { marker, ordered, rest } = parsed;
  const isApart = line.head !== null && cleanText(line.head.text) === marker;
  const share = (line.text.length - rest.length) / line.text.length;
  const textX = isApart && line.head ? line.head.nextX : line.x + line.width * share;
  return { kind: 'list-item', lines: [{ ...line, text: rest }], ordered, marker, level, textX };
}

/** The layout pass may know a marker that we do not. */
function parseHinted(text: string, hint: string | undefined) {
  if (!hint || !text.startsWith(hint)) return null;
  const rest = text.slice(hint.length).trimStart();
  return rest === '' ? null : { marker: hint, ordered: /[\p{L}\p{N}]/u.test(hint), rest };
}
