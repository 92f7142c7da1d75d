import { joinsWithoutBlank } from '../../../document/lines.ts';
import type { Box, Line, Range } from '../../../document/pages.ts';
import { mergeRanges } from '../../../document/ranges.ts';
import type { Fragment } from '../page-content.ts';
import { isMonospaced, styleOf } from './font-style.ts';
import { findBeyondEdge, findFormulas } from './unquotable.ts';

/** A rectangle in points, origin top left. */
export type Rect = { x: number; y: number; width: number; height: number };

type LineHead = {
  text: string;
  mono: boolean;
  fontSize: number;
  nextX: number;
  /** Whether it counts a step, and is printed larger. */
  isNumeral?: boolean;
};

/** One printed line of a PDF page with what its type tells about it. */
export type PrintedLine = Rect & {
  text: string;
  fontSize: number;
  bold: boolean;
  mono: boolean;
  /** Text and type of the first fragment and left edge of the second: a mark is often set apart, or smaller. */
  head: LineHead | null;
  /** Parts of formulas and labels of drawings, whose order nobody knows, as ranges of the text. */
  unquotable: Range[];
};

/** Share of a line's characters from which their style is the line's. */
const STYLE_SHARE = 0.8;
/** "10.", "•" */
const MAX_MARK_CHARS = 3;

/** Fragments whose vertical middles are closer than this share of the smaller height stand on one line. */
const SAME_LINE_SHARE = 0.5;

/** Words of which one covers this share of the other, and stands this share of the type's height lower, lie on each other. */
const OVER_SHARE = 0.5;
const OFFSET_SHARE = 0.25;
/** So many fragments of about the same height are looked at: a row may have thousands. */
const MAX_NEAR = 32;
const WORD = /\p{L}{3}/u;

/** Gap between fragments, as a share of the type size, from which it is a space. */
const SPACE_SHARE = 0.15;
/** The same in scripts without blanks, where it parts columns or headings, not words. */
const WORD_GAP_SHARE = 0.8;

/** Text fragments as lines from top to bottom, each read from left to right. */
export function buildLines(items: readonly Fragment[]): PrintedLine[] {
  return groupRows(items)
    .map(buildLine)
    .filter((line) => line.text !== '');
}

/** Fragments that stand on one line of type, from top to bottom; not yet sorted within a row. */
export function groupRows(items: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const item of [...items].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
    const row = rows.at(-1);
    if (row && isOnSameLine(row, item)) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

function isOnSameLine(row: Fragment[], item: Fragment): boolean {
  const middle = item.y + item.height / 2;
  const isLevel = row.some((other) => {
    const distance = Math.abs(other.y + other.height / 2 - middle);
    return distance < SAME_LINE_SHARE * Math.min(other.height, item.height) || isRaised(other, item);
  });
  return isLevel && !row.slice(-MAX_NEAR).some((other) => isPrintedOver(other, item));
}

/** Words that lie partly on others, as in drawings of several sheets behind each other: no line reads so. */
function isPrintedOver(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  if (shared <= OVER_SHARE * Math.min(a.width, b.width)) return false;
  const distance = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  const isOffset = distance > OFFSET_SHARE * Math.min(a.height, b.height);
  return isOffset && WORD.test(a.text) && WORD.test(b.text);
}

/** A small fragment (superscript, index) that lies within the height of its neighbour. */
function isRaised(a: Fragment, b: Fragment): boolean {
  const small = a.height < b.height ? a : b;
  const large = small === a ? b : a;
  if (small.height > 0.8 * large.height) return false;
  const gap = Math.max(small.x - (large.x + large.width), large.x - (small.x + small.width));
  const middle = small.y + small.height / 2;
  return gap < large.height * 0.3 && middle > large.y && middle < large.y + large.height;
}

/** A row of fragments, read from left to right. */
export function buildLine(row: Fragment[]): PrintedLine {
  if (row.length > 1) row.sort((a, b) => a.x - b.x);
  let text = '';
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let chars = 0;
  let boldChars = 0;
  let monoChars = 0;
  for (const item of row) {
    const size = typeSize(item);
    const gap = item.x - end;
    const isApart =
      gap > SPACE_SHARE * size && (gap > WORD_GAP_SHARE * size || !joinsWithoutBlank(text, item.text));
    if (text !== '' && isApart && !text.endsWith(' ')) text += ' ';
    starts.push(text.length);
    text += item.text;
    end = Math.max(end, item.x + item.width);
    const { bold, mono } = styleOf(item.fontName ?? '');
    chars += item.text.length;
    if (bold) boldChars += item.text.length;
    if (mono) monoChars += item.text.length;
  }
  const { x, y, width, height } = unionRect(row);
  const first = row[0];
  const second = row[1];
  return {
    x,
    y,
    width,
    height,
    text: cleanText(text),
    fontSize: round(sizeOfText(row)),
    bold: boldChars > STYLE_SHARE * chars,
    mono: monoChars > STYLE_SHARE * chars && beginsMono(first),
    head: first && second ? headOf(first, second) : null,
    unquotable: findFormulas(row, text, starts, cleanText),
  };
}

/** The largest size of a row from left to right, but for the sign or number that stands before its words. */
function sizeOfText(row: readonly Fragment[]): number {
  const [first, ...others] = row;
  if (first !== undefined && others.length === 0) return typeSize(first);
  const isMark = first !== undefined && first.text.trim().length <= MAX_MARK_CHARS && !WORD.test(first.text);
  const text = isMark && others.some((item) => WORD.test(item.text)) ? others : row;
  return Math.max(...text.map(typeSize));
}

/** The parser names a fragment after the type that it begins in: a line that begins in another is text, unless that is a mark. */
const beginsMono = (first: Fragment | undefined): boolean =>
  first !== undefined && (isMonospaced(first.fontName ?? '') || first.text.trim().length <= MAX_MARK_CHARS);

function headOf(first: Fragment, second: Fragment): PrintedLine['head'] {
  const mono = isMonospaced(first.fontName ?? '');
  const head = { text: first.text.trim(), mono, fontSize: typeSize(first), nextX: second.x };
  return first.isNumeral === true ? { ...head, isNumeral: true } : head;
}

/** Size of the type in points; that of the box where the file tells none. */
export const typeSize = ({ fontSize, height }: Fragment): number => fontSize ?? height;

const CLEAN_TEXT = /^[!-~]+(?: [!-~]+)*$/;
const PRIVATE_USE = /[\uE000-\uF8FF]/g;
/** Control characters that no text has: fonts without a character map give the codes of their signs. */
const C1_CONTROL = /[\u0080-\u009F]/g;
/** Those that are codes of Windows-1252, mostly; any other is the sign of an item. */
const SIGN_OF_CODE: Readonly<Record<string, string>> = {
  '\u0080': '€',
  '\u0084': '„',
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
  '\u0099': '™',
};

/** Broken fonts map glyphs to control characters of the ASCII range. */
const CONTROL_OR_SPACE = /(?:(?=[\0-\x7F])\p{Cc}|[\u200B\uFEFF\u00A0\u2000-\u200A\u202F])+/gu;

/** Text with odd spaces, control characters and symbols of private fonts made readable. */
export function cleanText(text: string): string {
  if (CLEAN_TEXT.test(text)) return text;
  return text
    .replace(PRIVATE_USE, '•')
    .replace(C1_CONTROL, (code) => SIGN_OF_CODE[code] ?? '•')
    .replace(CONTROL_OR_SPACE, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Share of the type size that a line with descenders takes from its top. */
const FULL_HEIGHT_SHARE = 0.9;

/** Where a line's type ends, in points from the top: boxes hug the ink, and "Note" has nothing below its line. */
export function typeBottom({ y, height, fontSize }: PrintedLine): number {
  return y + Math.max(height, FULL_HEIGHT_SHARE * fontSize);
}

export function unionRect(rects: readonly Rect[]): Rect {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const r of rects) {
    left = Math.min(left, r.x);
    top = Math.min(top, r.y);
    right = Math.max(right, r.x + r.width);
    bottom = Math.max(bottom, r.y + r.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether the middle of `item` lies in `rect`, with a point to spare. */
export function holdsMiddle(rect: Rect | undefined, item: Rect): boolean {
  if (!rect) return false;
  const x = item.x + item.width / 2;
  const y = item.y + item.height / 2;
  return x >= rect.x - 1 && x <= rect.x + rect.width + 1 && y >= rect.y - 1 && y <= rect.y + rect.height + 1;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Points to fractions of the page, cut at its edges. */
export function toBox(rect: Rect, page: { width: number; height: number }): Box {
  const x = clamp(rect.x / page.width);
  const y = clamp(rect.y / page.height);
  return {
    x: round(x),
    y: round(y),
    width: round(clamp((rect.x + rect.width) / page.width) - x),
    height: round(clamp((rect.y + rect.height) / page.height) - y),
  };
}

export function toLine(line: PrintedLine, page: { width: number; height: number }): Line {
  const beyond = findBeyondEdge(line.text, line, page);
  const places = beyond.length > 0 ? [...line.unquotable, ...beyond] : line.unquotable;
  const unquotable = places.length > 0 ? mergeRanges(places) : places;
  const printed = { text: line.text, box: toBox(line, page) };
  return unquotable.length > 0 ? { ...printed, unquotable } : printed;
}

/** Four decimals: a tenth of a point on any page, and a third of the bytes. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
