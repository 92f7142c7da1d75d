import type { Fragment, PageContent } from '../../page-content.ts';
import type { SharedPdfium } from '../../shared-pdfium.ts';
import { type PrintedCharacter, readCharacters } from '../printed-characters.ts';
import { holdsMiddle, type Rect, unionRect } from '../printed-line.ts';
import { holdSameLetters } from '../same-letters.ts';

/** Scripts that are set in columns, and what the parser makes of those: fragments of a character or two, or taller than wide. */
const COLUMNAR = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const MAX_TORN_CHARS = 3;
const TALL_RATIO = 2;
/** A page of fewer characters than this is looked at closely. */
const FEW_CHARS = 40;
/** Characters one below the other, from which a page has text in columns. */
const MIN_IN_COLUMNS = 12;

/** Shares of the type's size: how far a character of a column lies from its middle, and from the one above. */
const SAME_COLUMN = 0.4;
/** The same of a digit or a sign at the side of a column. */
const BESIDE_COLUMN = 0.6;
const MIN_STEP = 0.4;
const MAX_STEP = 1.6;
/** What parts words of other scripts in a column, and two characters side by side in it. */
const BLANK = 0.3;
const SAME_ROW = 0.3;
const OTHER_SIZE = 1.2;
/** Degrees clockwise that text has to be turned back: as text that is set sideways, a column is a line. */
const ROTATION = 90;
/** Forms of signs for columns. */
const COLUMN_FORM = /[\uFE10-\uFE19\uFE30-\uFE44\uFE47\uFE48]/g;

type Placed = { character: PrintedCharacter; size: number; middle: number; top: number; bottom: number };
type Column = { middle: number; size: number; placed: Placed[] };

/**
 * Text in columns that are read from top to bottom, the right one first, comes from the parser as lines across them. It is put together
 * from its characters as lines that are set sideways; changes the pages in place.
 */
export async function restoreVertical(pages: readonly PageContent[], pdfium: SharedPdfium): Promise<void> {
  for (const page of pages) {
    if (!mayBeInColumns(page)) continue;
    const document = await pdfium.get().catch(() => null);
    const placed = document ? readCharacters(document, page.pageNum).flatMap(place) : [];
    const columns = columnsOf(placed);
    const fragments = columns.flatMap((column) => fragmentsOf(column, page.textItems));
    const taken = page.textItems.filter((item) => fragments.some((column) => isOver(column, item)));
    const characters = columns.flatMap((column) => column.placed.map(({ character }) => character));
    if (fragments.length === 0 || !holdSameLetters(taken, characters)) continue;
    page.textItems = page.textItems.filter((item) => !taken.includes(item)).concat(fragments);
  }
}

/** Looks at few pages closely: lines of such scripts are long fragments. Of signs in columns the parser may tell nothing at all. */
function mayBeInColumns({ textItems }: PageContent): boolean {
  if (textItems.reduce((sum, { text }) => sum + text.length, 0) < FEW_CHARS) return true;
  const own = textItems.filter(({ text }) => COLUMNAR.test(text));
  const torn = own.filter(
    ({ text, width, height }) => text.length <= MAX_TORN_CHARS || height > TALL_RATIO * width,
  );
  return torn.length > own.length / 2 && own.reduce((sum, { text }) => sum + text.length, 0) > MIN_IN_COLUMNS;
}

/** A character with the square that its type takes; what is turned in a column takes less of it. */
function place(character: PrintedCharacter): Placed[] {
  const { char, box, isGenerated, rotation } = character;
  if (isGenerated || char.trim() === '' || (rotation !== 0 && rotation !== ROTATION)) return [];
  const isSquare = rotation === 0 && COLUMNAR.test(char);
  const size = isSquare ? Math.min(box.width, box.height) : Math.max(box.width, box.height);
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
  const half = (isSquare ? size : box.height) / 2;
  return [{ character, size, middle, top: centre - half, bottom: centre + half }];
}

function columnsOf(placed: readonly Placed[]): Column[] {
  const below = new Set<Placed>();
  for (const [index, upper] of placed.entries()) {
    const lower = placed[index + 1];
    if (lower && isBelow(upper, lower)) below.add(upper).add(lower);
  }
  if (below.size < MIN_IN_COLUMNS) return [];
  const columns: Column[] = [];
  for (const own of [...below].sort((a, b) => a.middle - b.middle)) {
    const last = columns.at(-1);
    const beside = last?.placed.at(-1)?.middle ?? 0;
    const isIn = last && own.middle - beside < SAME_COLUMN * Math.min(own.size, last.size);
    if (isIn) last.placed.push(own);
    else columns.push({ middle: own.middle, size: own.size, placed: [own] });
  }
  for (const other of placed) if (!below.has(other)) columnWith(columns, other)?.placed.push(other);
  return columns.reverse();
}

function isBelow(upper: Placed, lower: Placed): boolean {
  const size = Math.min(upper.size, lower.size);
  const step = (lower.top + lower.bottom - upper.top - upper.bottom) / 2 / size;
  return Math.abs(upper.middle - lower.middle) < SAME_COLUMN * size && step > MIN_STEP && step < MAX_STEP;
}

/** The column that a character stands in, though not below another one: digits side by side in it, a sign at its side. */
const columnWith = (columns: readonly Column[], { middle, top, bottom }: Placed): Column | undefined =>
  columns.find(
    (column) =>
      Math.abs(column.middle - middle) < column.size * BESIDE_COLUMN &&
      column.placed.some((own) => top - own.bottom < column.size && own.top - bottom < column.size),
  );

/** The lines of a column: it may go on below white. */
function fragmentsOf(column: Column, items: readonly Fragment[]): Fragment[] {
  const lines: Placed[][] = [];
  for (const own of inOrder(column)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const isNext = last && own.top - last.bottom < column.size && isSameSize(own, last);
    if (line && isNext) line.push(own);
    else lines.push([own]);
  }
  return lines.map((line) => asFragment(line, items));
}

const isSameSize = (a: Placed, b: Placed): boolean =>
  Math.max(a.size, b.size) < OTHER_SIZE * Math.min(a.size, b.size) ||
  !(COLUMNAR.test(a.character.char) && COLUMNAR.test(b.character.char));

function inOrder({ placed, size }: Column): Placed[] {
  const rows: Placed[][] = [];
  for (const own of [...placed].sort((a, b) => a.top - b.top)) {
    const [first] = rows.at(-1) ?? [];
    if (first && own.top - first.top < SAME_ROW * size && own.middle !== first.middle) rows.at(-1)?.push(own);
    else rows.push([own]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.middle - b.middle));
}

function asFragment(line: readonly Placed[], items: readonly Fragment[]): Fragment {
  let text = '';
  for (const [index, { character, top, size }] of line.entries()) {
    const before = line[index - 1];
    const isForeign = before && !(COLUMNAR.test(before.character.char) && COLUMNAR.test(character.char));
    if (isForeign && top - before.bottom > BLANK * size) text += ' ';
    text += character.char.replace(COLUMN_FORM, (form) => form.normalize('NFKC'));
  }
  const squares = line.filter(({ character }) => COLUMNAR.test(character.char));
  const size = Math.max(...(squares.length > 0 ? squares : line).map((own) => own.size));
  const [first] = line;
  const item = items.find((other) => first && holdsMiddle(other, first.character.box));
  const rect = unionRect(
    line.map(({ middle, top, bottom }) => ({
      x: middle - size / 2,
      y: top,
      width: size,
      height: bottom - top,
    })),
  );
  return { text, ...rect, rotation: ROTATION, fontName: item?.fontName, fontSize: size, isColumn: true };
}

function isOver(column: Rect, item: Rect): boolean {
  const width = Math.min(column.x + column.width, item.x + item.width) - Math.max(column.x, item.x);
  const height = Math.min(column.y + column.height, item.y + item.height) - Math.max(column.y, item.y);
  return width > 1 && height > 1;
}
