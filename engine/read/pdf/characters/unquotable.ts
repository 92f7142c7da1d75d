import type { Range } from '../../../document/pages.ts';
import { mergeRanges, restOf } from '../../../document/ranges.ts';
import type { Fragment } from '../page-content.ts';
import { styleOf } from './font-style.ts';
import { helveticaWidth } from './helvetica-width.ts';

type Page = { width: number; height: number };
type Rect = { x: number; y: number; width: number; height: number };

/** Codes that only a font knows: of the private use area, and control characters that no text has. */
const PRIVATE = /[\uE000-\uF8FF\u0080-\u009F]/g;
const HAS_PRIVATE = /[\uE000-\uF8FF\u0080-\u009F]/;
/** "n", "ZT r,": with an index behind a comma that is set first. */
const VARIABLE = /^[\p{L}\p{N}]{1,3}(?: ?[\p{L}\p{N}]{1,2},)?$/u;
const WORD = /\p{L}{3}/u;
/** "U ()t" for U(t): brackets of another size than what they hold are read before it. In a sentence they may be a call. */
const EMPTIED = /\(\s*\)\s*\p{L}/u;
const EMPTIED_IN_TEXT = /(?<![\p{L}\p{N}_])\(\s*\)\p{L}/gu;

/** Type that reaches over the page's edge by less than this is still to be read. */
const EDGE_POINTS = 1;
/** Characters near the edge of a line that is cut there are not to be trusted: their places are estimates. */
const EDGE_CHARS = 2;

/** Fragments of which one covers this share of the other's width stand above each other. */
const STACKED_SHARE = 0.5;
const STACKED_OFFSET = 0.25;
/** So many fragments to each side are looked at: a line may have thousands. */
const MAX_BESIDE = 8;

/** A line with more places that are part of a formula is nothing else. */
const MAX_PLACES = 100;

/**
 * The words of a line, which is read from left to right, that belong to a formula, as ranges of its text: a text layer
 * knows neither the signs of private fonts nor the order of what is set above and below the line. The whole line if
 * nothing else stands there.
 * @param raw the text of the row's fragments, which begin at `starts`
 * @param toText the text that is made of `raw`, or of the beginning of it
 */
export function findFormulas(
  row: readonly Fragment[],
  raw: string,
  starts: readonly number[],
  toText: (raw: string) => string,
): Range[] {
  if (isPlain(row, raw)) return [];
  const places = [...privateSigns(raw), ...variables(row, starts), ...stacked(row, starts), ...emptied(raw)];
  const isFormula = EMPTIED.test(raw) && !WORD.test(raw);
  if (places.length === 0 && !isFormula) return [];
  const text = toText(raw);
  if (isFormula || places.length > MAX_PLACES) return [{ start: 0, end: text.length }];
  const words = places.map((place) => {
    const at = toText(`${raw.slice(0, place.start)}x`).length - 1;
    return wordsAround(text, at, Math.max(at + 1, toText(raw.slice(0, place.end)).length));
  });
  const ranges = mergeRanges(words);
  const isText = restOf(text.length, ranges).some(({ start, end }) => WORD.test(text.slice(start, end)));
  return isText ? ranges : [{ start: 0, end: text.length }];
}

/** Whether a line is one fragment without anything of a formula, as most are. */
const isPlain = ([first, ...others]: readonly Fragment[], raw: string): boolean =>
  others.length === 0 && first?.isFraction !== true && !raw.includes('(') && !HAS_PRIVATE.test(raw);

/** Signs that only their font knows, but for the one that a list item begins with. */
function privateSigns(raw: string): Range[] {
  if (!HAS_PRIVATE.test(raw)) return [];
  const signs = matchesOf(PRIVATE, raw);
  const isMarker = signs.length === 1 && raw.trimStart().search(PRIVATE) === 0 && raw.trim().length > 1;
  return isMarker ? [] : signs;
}

/** Brackets without anything between, which few lines have any of. */
const emptied = (raw: string): Range[] => (raw.includes('(') ? matchesOf(EMPTIED_IN_TEXT, raw) : []);

const matchesOf = (pattern: RegExp, text: string): Range[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** Fragments of a line that stand above each other, as the parts of a fraction do: none is read before the other. */
function stacked(row: readonly Fragment[], starts: readonly number[]): Range[] {
  const isStacked = row.map((item) => item.isFraction === true);
  for (const [index, item] of row.entries()) {
    const end = Math.min(row.length, index + MAX_BESIDE + 1);
    for (let at = index + 1; at < end; at += 1) {
      const other = row[at];
      if (!other || !areStacked(item, other)) continue;
      isStacked[index] = true;
      isStacked[at] = true;
    }
  }
  if (!isStacked.includes(true)) return [];
  return row.flatMap((item, index): Range[] => {
    const start = starts[index] ?? 0;
    return isStacked[index] ? [{ start, end: start + item.text.length }] : [];
  });
}

function areStacked(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  if (shared <= STACKED_SHARE * Math.min(a.width, b.width)) return false;
  const distance = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  return distance > STACKED_OFFSET * Math.min(a.height, b.height);
}

/** Short italics of another typeface than the line's: names of quantities that a formula editor has set. */
function variables(row: readonly Fragment[], starts: readonly number[]): Range[] {
  if (!row.some(({ fontName }) => styleOf(fontName ?? '').italic)) return [];
  const chars = new Map<string, number>();
  for (const { fontName, text } of row)
    chars.set(familyOf(fontName), (chars.get(familyOf(fontName)) ?? 0) + text.length);
  const [main] = [...chars].sort((a, b) => b[1] - a[1])[0] ?? [];
  return row.flatMap(({ fontName, text }, index): Range[] => {
    const isForeign = styleOf(fontName ?? '').italic && familyOf(fontName) !== main;
    const start = starts[index] ?? 0;
    return isForeign && VARIABLE.test(text.trim()) ? [{ start, end: start + text.length }] : [];
  });
}

/** "ABCDEF+Palatino-Italic" → "palatino". */
function familyOf(fontName = ''): string {
  return fontName
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,].*/, '')
    .replace(/(?:bold|italic|oblique)+(?:MT)?$/i, '')
    .toLowerCase();
}

/** The words of a line that the page's edge cuts or that lie beyond it, by the widths of a usual typeface. */
export function findBeyondEdge(text: string, line: Rect, page: Page): Range[] {
  const middle = line.y + line.height / 2;
  if (middle < 0 || middle > page.height) return [{ start: 0, end: text.length }];
  const isCutLeft = line.x < -EDGE_POINTS;
  const isCutRight = line.x + line.width > page.width + EDGE_POINTS;
  if (!isCutLeft && !isCutRight) return [];
  const scale = line.width / helveticaWidth(text);
  const margin = EDGE_CHARS * (line.width / text.length);
  const ranges: Range[] = [];
  let left = line.x;
  for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) {
    const right = left + scale * helveticaWidth(word.trimEnd());
    const isBeyond = (isCutLeft && left < margin) || (isCutRight && right > page.width - margin);
    if (isBeyond) ranges.push({ start: index, end: index + word.length });
    left += scale * helveticaWidth(word);
  }
  return mergeRanges(ranges);
}

/** The words that characters `start` to `end` touch. */
function wordsAround(text: string, start: number, end: number): Range {
  const before = text.lastIndexOf(' ', start);
  const behind = text.indexOf(' ', end - 1);
  return { start: before + 1, end: behind < 0 ? text.length : Math.max(behind, start) };
}
