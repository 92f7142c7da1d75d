import { beginsSmall } from '../../../document/lines.ts';
import { type ListMarker, parseListMarker } from '../../../document/list-marker.ts';
import { shiftRanges } from '../../../document/ranges.ts';
import { isSignalWord } from '../../../document/signal-word.ts';
import { cleanText, type PrintedLine, typeBottom } from '../characters/printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import { findLegend } from './legends.ts';
import type { Region } from './reading-order.ts';
import type { TypeStatistics } from './type-statistics.ts';
import { FULL_LINE_SHARE, isWidelySet, LEADING_TOLERANCE_SHARE, runsOn } from './wide-leading.ts';

type ListItem = Extract<TextBlock, { kind: 'list-item' }>;

/** Longer than any signal word in any language that is known. */
const MAX_LABEL_CHARS = 24;

const CLAUSE_END = /[.:;!?)]["”’]?$/;
const SENTENCE_END = /[.!?]["”’]?$/;
const BROKEN_WORD = /\p{L}[-\u00AD\u2010]$/u;

/**
 * The lines of a region as paragraphs, list items and listings; headings are told apart later.
 * @param numbers markers of lines that could not be told for items by themselves
 */
export function groupLines(
  region: Region,
  statistics: TypeStatistics,
  numbers: ReadonlyMap<PrintedLine, ListMarker>,
): TextBlock[] {
  const right = Math.max(...region.map((line) => line.x + line.width));
  const left = Math.min(...region.map((line) => line.x));
  const endsEarly = (line: PrintedLine): boolean =>
    line.x + line.width - left < (right - left) * FULL_LINE_SHARE;
  const legend = findLegend(region);
  const blocks: TextBlock[] = [];
  let above: PrintedLine | undefined;
  for (const line of region) {
    const block = blocks.at(-1);
    const isEntry = legend.has(line) || (above !== undefined && legend.has(above));
    const isTornOff =
      !block ||
      !above ||
      isEntry ||
      isSignal(line) ||
      isSignal(above) ||
      !followsClosely(above, line, statistics);
    const number = numbers.get(line);
    const marker = number ?? (isListing(line) ? null : startsItem(line, block, above, isTornOff, endsEarly));
    if (marker) blocks.push(listItem(line, marker, number !== undefined));
    else if (block && above && isTornOff && !isEntry && !endsEarly(above) && runsOn(above, line))
      block.lines.push(line);
    else if (block && above && !isTornOff && isMisnamed(block, line, above))
      blocks[blocks.length - 1] = { kind: 'paragraph', lines: [...block.lines, line] };
    else if (isTornOff || !above || !belongsTo(block, line, above, endsEarly)) blocks.push(plainBlock(line));
    else block.lines.push(line);
    above = line;
  }
  return blocks;
}

/** The signal word of a safety label, which goes on with nothing and is gone on with by nothing. */
function isSignal({ text, bold }: PrintedLine): boolean {
  return bold && text.length <= MAX_LABEL_CHARS && isSignalWord(text);
}

/** A line of typewriter type, unless that stands behind a marker in the type of the text. */
function isListing({ mono, head }: PrintedLine): boolean {
  return mono && (head === null || head.mono || parseListMarker(`${head.text} x`)?.rest !== 'x');
}

const goesOnInWord = (line: PrintedLine, above: PrintedLine): boolean =>
  BROKEN_WORD.test(above.text) && beginsSmall(line.text);

/** A single line in typewriter type whose last word goes on in text began with a name in that type, and is text itself. */
const isMisnamed = (block: TextBlock, line: PrintedLine, above: PrintedLine): boolean =>
  block.kind === 'code' && block.lines.length === 1 && !line.mono && goesOnInWord(line, above);

/** Same type, next line, usual leading. */
function followsClosely(above: PrintedLine, line: PrintedLine, statistics: TypeStatistics): boolean {
  const gap = line.y - typeBottom(above);
  const usual = statistics.leading(line.fontSize);
  const isSameSize = Math.abs(line.fontSize - above.fontSize) <= 0.08 * line.fontSize;
  const isBelow = line.y + line.height / 2 > above.y + above.height / 2 + line.height / 3;
  const isClose =
    gap <= usual + LEADING_TOLERANCE_SHARE * line.height || isWidelySet(above, line, statistics);
  return isSameSize && isBelow && isClose;
}

/**
 * A line that begins with a marker begins an item, unless it is running text that was broken before "2." or "a)":
 * then the line above is full and ends no sentence.
 */
function startsItem(
  line: PrintedLine,
  block: TextBlock | undefined,
  above: PrintedLine | undefined,
  isTornOff: boolean,
  endsEarly: (line: PrintedLine) => boolean,
): ListMarker | null {
  const parsed = parseListMarker(line.text);
  if (!parsed || isTornOff || !above || !block) return parsed;
  if (BROKEN_WORD.test(above.text)) return null;
  const isAtMarker = block.kind === 'list-item' && line.x < block.textX - 1;
  const isFreeAbove = endsEarly(above) || CLAUSE_END.test(above.text);
  const isMovedIn = Math.abs(line.x - above.x) > 0.5 * line.fontSize;
  return isAtMarker || isFreeAbove || isMovedIn ? parsed : null;
}

function belongsTo(
  block: TextBlock,
  line: PrintedLine,
  above: PrintedLine,
  endsEarly: (line: PrintedLine) => boolean,
): boolean {
  const em = line.fontSize;
  if ((block.kind === 'code') !== line.mono)
    return block.kind !== 'code' && block.lines.length > 0 && !endsEarly(above);
  if (block.kind === 'code' || goesOnInWord(line, above)) return true;
  // A line counts as bold by its first words, so bold type parts blocks only where the text could end.
  const isMoved = Math.abs(line.x - above.x) > 0.8 * em;
  const mayEnd = endsEarly(above) || (isMoved && SENTENCE_END.test(above.text));
  if (above.bold !== line.bold && mayEnd) return false;
  if (block.kind === 'list-item') return isInItem(block, line, above, endsEarly);
  const [first] = block.lines;
  const edge = block.lines[1]?.x ?? first?.x ?? line.x;
  if (line.x > edge + 0.8 * em)
    return !endsEarly(above) && block.lines.length === 1 && line.x - edge < 3 * em;
  const isOutdented = line.x <= edge - 0.8 * em && block.lines.length > 1;
  return !isOutdented || (beginsSmall(line.text) && !endsEarly(above) && !SENTENCE_END.test(above.text));
}

/** Set as far in as the item's text, or going on with a sentence that has not ended. */
function isInItem(
  item: ListItem,
  line: PrintedLine,
  above: PrintedLine,
  endsEarly: (line: PrintedLine) => boolean,
): boolean {
  if (Math.abs(line.x - item.textX) < 0.8 * line.fontSize) return true;
  const markerX = item.lines[0]?.x ?? item.textX;
  return line.x >= markerX - 2 && line.x < item.textX && !endsEarly(above);
}

function plainBlock(line: PrintedLine): TextBlock {
  return { kind: line.mono ? 'code' : 'paragraph', lines: [line] };
}

function listItem(line: PrintedLine, { marker, ordered, rest }: ListMarker, isStep: boolean): TextBlock {
  const isApart = line.head !== null && cleanText(line.head.text) === marker;
  const share = (line.text.length - rest.length) / line.text.length;
  const textX = isApart && line.head ? line.head.nextX : line.x + line.width * share;
  return { kind: 'list-item', lines: [endOfLine(line, rest)], ordered, marker, level: 0, textX, isStep };
}

/** The line from the text on that it ends with. */
function endOfLine(line: PrintedLine, text: string): PrintedLine {
  return {
    ...line,
    text,
    unquotable: shiftRanges(line.unquotable, text.length - line.text.length, text.length),
  };
}
