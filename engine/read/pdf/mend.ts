import { isLabel } from '../../document/signal-word.ts';
import { type PrintedLine, typeBottom } from './characters/printed-line.ts';
import type { Draft } from './page-blocks.ts';
import type { TextBlock } from './text-block.ts';

type ListItem = Extract<TextBlock, { kind: 'list-item' }>;

/** Repairs what the layout pass gets wrong, block by block in reading order. */
export function mendBlocks(drafts: readonly Draft[]): Draft[] {
  const mended: Draft[] = [];
  for (const draft of drafts.map(demoteLabel)) {
    const last = mended.at(-1);
    if (last?.kind === 'list-item' && draft.kind === 'paragraph' && continuesItem(last, draft.lines)) {
      last.lines.push(...draft.lines);
    } else if (last?.kind === 'code' && draft.kind === 'code' && isNear(last.lines, draft.lines)) {
      last.lines.push(...draft.lines);
    } else if (
      last?.kind === 'paragraph' &&
      draft.kind === 'paragraph' &&
      continuesText(last.lines, draft.lines)
    ) {
      last.lines.push(...draft.lines);
    } else {
      mended.push(draft);
    }
  }
  return mended;
}

/** "Note", "WARNING!" and "WARNING – Risk of burns" are labels of what follows, not headings. */
function demoteLabel(draft: Draft): Draft {
  if (draft.kind !== 'heading') return draft;
  const text = draft.lines.map((line) => line.text).join(' ');
  return isLabel(text) ? { kind: 'paragraph', lines: draft.lines } : draft;
}

/**
 * Lines right below an item go on with it when they are set as far in as its text, or when its last line
 * breaks off inside a sentence. A wider gap is a second paragraph of the item, which stays a block of its own.
 */
function continuesItem(item: ListItem, lines: readonly PrintedLine[]): boolean {
  const [first] = lines;
  const last = item.lines.at(-1);
  if (!first || !last) return false;
  const isIndented = Math.abs(first.x - item.textX) < first.fontSize * 0.8;
  const breaksOff =
    !/[.:;!?]$/.test(last.text) && /^[\p{Ll}(]/u.test(first.text) && first.x > last.x - last.fontSize;
  const isSameType = Math.abs(first.fontSize - last.fontSize) < 0.6;
  return (isIndented || breaksOff) && isSameType && isNear(item.lines, lines);
}

/** Whether a paragraph was torn apart: no sentence ends above, none begins below, same type, edge and spacing. */
function continuesText(above: readonly PrintedLine[], below: readonly PrintedLine[]): boolean {
  const last = above.at(-1);
  const first = below[0];
  if (!first || !last || last.bold !== first.bold) return false;
  const isOneText = !/[.:;!?]$/.test(last.text) && /^[\p{Ll}(]/u.test(first.text);
  const isSameType = Math.abs(first.fontSize - last.fontSize) < 0.6;
  return isOneText && isSameType && Math.abs(first.x - last.x) < 2 && isNear(above, below);
}

/** Whether `below` follows `above` at normal line spacing. */
function isNear(above: readonly PrintedLine[], below: readonly PrintedLine[]): boolean {
  const [first] = below;
  const last = above.at(-1);
  if (!first || !last) return false;
  const gap = first.y - typeBottom(last);
  return gap > -last.height && gap < last.height * 0.65;
}
