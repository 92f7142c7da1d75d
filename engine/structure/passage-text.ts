import { restOf, shiftRanges } from '../read/ranges.ts';
import type { PlacedLine } from './element.ts';
import type { Span } from './manual.ts';

/** A text under construction that remembers on which printed line each character stands. */
export type PassageText = { text: string; spans: Span[]; pages: number[] };

export function emptyText(): PassageText {
  return { text: '', spans: [], pages: [] };
}

/**
 * Appends a block's text on a new line and finds its printed lines in it: each stands there whole, or without
 * the hyphen that broke a word at its end. Words that cannot be quoted get no span. Returns where the block begins and
 * ends.
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
  const spans = placeLines(text, lines, start);
  // What is printed before a block stands on its first line.
  const [first] = spans;
  if (first?.start === start && places[0]) first.start = at;
  target.spans.push(...spans);
  return { start, end: start + text.length };
}

/** The spans of a block's lines that can be quoted; `offset` is where the block begins in the passage's text. */
export function placeLines(text: string, lines: readonly PlacedLine[], offset: number): Span[] {
  return locateLines(text, lines).flatMap((stretch, index): Span[] => {
    const line = lines[index];
    if (!line?.box || !stretch) return [];
    const { box, page, unquotable = [] } = line;
    const length = stretch.end - stretch.start;
    const from = offset + stretch.start;
    return restOf(length, unquotable)
      .filter(({ start, end }) => line.text.slice(start, end).trim() !== '')
      .map(({ start, end }) => ({ start: from + start, end: from + end, page, box }));
  });
}

/** Where each line stands in the running text made from it; null for a line that is not in it. */
export function locateLines(
  text: string,
  lines: readonly PlacedLine[],
): Array<{ start: number; end: number } | null> {
  let position = 0;
  return lines.map(({ text: line }) => {
    while (/\s/.test(text.charAt(position))) position += 1;
    const length = [line.length, line.length - 1].find(
      (chars) => chars > 0 && text.startsWith(line.slice(0, chars), position),
    );
    if (length === undefined) return null;
    const stretch = { start: position, end: position + length };
    position = stretch.end;
    return stretch;
  });
}

/** Characters `start` to `end` of a block and the parts of its lines that they cover. */
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

/** The part of a line's box that characters `from` to `to` take, as if all were equally wide. */
function cutBox(line: PlacedLine, place: { start: number; end: number }, from: number, to: number) {
  if (!line.box) return null;
  const perChar = line.box.width / Math.max(1, place.end - place.start);
  return { ...line.box, x: line.box.x + (from - place.start) * perChar, width: (to - from) * perChar };
}
