import type { Span } from '../document/manual.ts';
import { restOf, shiftRanges } from '../document/ranges.ts';
import type { PlacedLine } from './element.ts';

const SPACE = /\s/;

/**
 * A builder for the text of a passage. It records the printed line of each character, and which parts are listings or labels of a
 * drawing.
 */
export type PassageText = {
  text: string;
  spans: Span[];
  pages: number[];
  listings: Stretch[];
  labels: Stretch[];
};

export function emptyText(): PassageText {
  return { text: '', spans: [], pages: [], listings: [], labels: [] };
}

/**
 * Appends the text of a block on a new line and records a span for each of its printed lines: the whole line, or the line without the
 * hyphen at its end. Words that cannot be quoted get no span. Returns the start and end of the block in the text.
 */
export function appendBlock(
  target: PassageText,
  text: string,
  lines: readonly PlacedLine[],
  prefix = '',
): { start: number; end: number } {
  const at = target.text === '' ? 0 : target.text.length + 1;
  target.text = target.text === '' ? prefix + text : `${target.text}\n${prefix}${text}`;
  const start = at + prefix.length;
  const places = locateLines(text, lines);
  for (const [index, line] of lines.entries()) if (places[index]) target.pages.push(line.page);
  const spans = spansAt(places, lines, start);
  // A marker printed before the block is on its first line.
  const [first] = spans;
  if (first?.start === start && places[0]) first.start = at;
  target.spans.push(...spans);
  return { start, end: start + text.length };
}

/** The spans of the lines of a block that can be quoted; `offset` is the start of the block in the passage's text. */
export function placeLines(text: string, lines: readonly PlacedLine[], offset: number): Span[] {
  return spansAt(locateLines(text, lines), lines, offset);
}

/** The same for lines whose positions are known. */
function spansAt(
  places: ReadonlyArray<Stretch | null>,
  lines: readonly PlacedLine[],
  offset: number,
): Span[] {
  const spans: Span[] = [];
  for (const [index, line] of lines.entries()) {
    const stretch = places[index];
    if (!line.box || !stretch) continue;
    const { box, page, text, unquotable } = line;
    const length = stretch.end - stretch.start;
    const from = offset + stretch.start;
    // Most lines can be quoted whole.
    const parts = unquotable === undefined ? [{ start: 0, end: length }] : restOf(length, unquotable);
    for (const { start, end } of parts)
      if (text.slice(start, end).trim() !== '')
        spans.push({ start: from + start, end: from + end, page, box });
  }
  return spans;
}

type Stretch = { start: number; end: number };

/** The position of each line in the running text made of the lines; null for a line that is not in it. */
export function locateLines(text: string, lines: readonly PlacedLine[]): Array<Stretch | null> {
  let position = 0;
  return lines.map(({ text: line }) => {
    while (SPACE.test(text.charAt(position))) position += 1;
    const length = lengthOfLine(text, line, position);
    if (length === 0) return null;
    const stretch = { start: position, end: position + length };
    position = stretch.end;
    return stretch;
  });
}

/** How much of a line is in the text at this position: all of it, all but its hyphen, or nothing. */
function lengthOfLine(text: string, line: string, position: number): number {
  if (text.startsWith(line, position)) return line.length;
  return line.length > 1 && text.startsWith(line.slice(0, -1), position) ? line.length - 1 : 0;
}

/** Characters `start` to `end` of a block, with the parts of its lines that they cover. */
export function cutBlock(
  text: string,
  lines: readonly PlacedLine[],
  start: number,
  end: number,
): { text: string; lines: PlacedLine[] } {
  const places = locateLines(text, lines);
  const kept = lines.flatMap((line, index): PlacedLine[] => {
    const place = places[index];
    if (!place || place.end <= start || place.start >= end) return [];
    const from = Math.max(place.start, start);
    const to = Math.min(place.end, end);
    const unquotable = shiftRanges(line.unquotable ?? [], place.start - from, to - from);
    const box = cutBox(line, place, from, to);
    return [
      { text: text.slice(from, to), page: line.page, box, ...(unquotable.length > 0 && { unquotable }) },
    ];
  });
  return { text: text.slice(start, end), lines: kept };
}

/** The part of a line's box that characters `from` to `to` cover, assuming that all are equally wide. */
function cutBox(line: PlacedLine, place: { start: number; end: number }, from: number, to: number) {
  if (!line.box) return null;
  const perChar = line.box.width / Math.max(1, place.end - place.start);
  return { ...line.box, x: line.box.x + (from - place.start) * perChar, width: (to - from) * perChar };
}
