import type { Fragment } from '../page-content.ts';
import { styleOf } from './font-style.ts';
import { helveticaWidth } from './helvetica-width.ts';

/** A numeral is so many times as large as the text that it counts. */
const MIN_RATIO = 1.4;
const NUMERAL = /^\d{1,2}$/;
/** A number that the parser has joined to words in other type, which it tells neither the size nor the place of. */
const JOINED = /^(\d{1,2}) (?=\S)/;
/** The same where it tells the codes of all characters: narrow type is no smaller type. */
const MIN_RATIO_OF_ONE_RUN = 1.8;
const HAS_WORD = /\p{L}{2}/u;

const DIGIT_SIZES = 0.556;
const SPACE_SIZES = 0.25;
/** Bold type is that much wider. */
const BOLD_WIDTH = 1.06;
/** Share of the type size that a line of capitals and descenders is high. */
const LINE_HEIGHT_SHARE = 0.93;
/** Type of nearly the size that words seem to be in is theirs. */
const SAME_SIZE_SHARE = 0.15;

/** Gap between a numeral and its text, and least white before it, in sizes of the numeral. */
const MAX_GAP_SIZES = 1.2;
const WHITE_SIZES = 0.5;

/**
 * The fragments of a page with the large numerals that count its steps set down to the type of their text, on its first line:
 * a tall figure stands in two lines and makes one of them.
 */
export function setNumeralsDown(items: readonly Fragment[]): Fragment[] {
  if (!items.some(({ text }) => NUMERAL.test(text.trim()) || JOINED.test(text))) return [...items];
  const parted = items.flatMap((item) => partJoined(item, items));
  return parted.map((item) => {
    const first = NUMERAL.test(item.text.trim()) ? firstLineBeside(item, parted) : undefined;
    if (first === undefined) return item;
    const { y, height, fontSize, fontHeight } = first;
    return { ...item, y, height, fontSize, fontHeight, isNumeral: true };
  });
}

const sizeOf = ({ fontSize, height }: Fragment): number => fontSize ?? height;

/** A numeral and the words that were joined to it, which hang from its top. */
function partJoined(item: Fragment, others: readonly Fragment[]): Fragment[] {
  const digits = JOINED.exec(item.text)?.[1];
  if (digits === undefined) return [item];
  const text = item.text.slice(digits.length + 1);
  const numeralWidth = DIGIT_SIZES * digits.length * (item.fontHeight ?? sizeOf(item));
  const widthAtOne = helveticaWidth(text) * (styleOf(item.fontName ?? '').bold ? BOLD_WIDTH : 1);
  const size = nearestSize((item.width - numeralWidth) / (widthAtOne + SPACE_SIZES), item, others);
  // The codes are those of the first piece that was joined.
  const ratio = item.charCodes?.length === digits.length ? MIN_RATIO : MIN_RATIO_OF_ONE_RUN;
  if (size === undefined || sizeOf(item) < ratio * size || !HAS_WORD.test(text)) return [item];
  const x = item.x + numeralWidth + SPACE_SIZES * size;
  return [
    { ...item, text: digits, width: numeralWidth },
    {
      ...item,
      charCodes: undefined,
      text,
      x,
      width: item.x + item.width - x,
      height: LINE_HEIGHT_SHARE * size,
      fontSize: size,
      fontHeight: size,
    },
  ];
}

/** The size, near to one that was measured, that other fragments of the typeface are in; undefined where none is. */
function nearestSize(
  measured: number,
  { fontName }: Fragment,
  others: readonly Fragment[],
): number | undefined {
  const sizes = others.filter((other) => other.fontName === fontName).map(sizeOf);
  const near = sizes
    .map((size) => ({ size, distance: Math.abs(size - measured) }))
    .filter(({ distance }) => distance <= SAME_SIZE_SHARE * measured)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.size;
}

/** The first of the lines of smaller type that are set in beside a numeral with nothing before it; undefined where none is. */
function firstLineBeside(numeral: Fragment, others: readonly Fragment[]): Fragment | undefined {
  const size = sizeOf(numeral);
  const right = numeral.x + numeral.width;
  const isBeside = (other: Fragment): boolean => {
    const middle = other.y + other.height / 2;
    return other !== numeral && middle > numeral.y - 1 && middle < numeral.y + numeral.height + 1;
  };
  const beside = others.filter(isBeside);
  const hasTextBefore = beside.some(
    ({ x, width }) => x < numeral.x && x + width > numeral.x - WHITE_SIZES * size,
  );
  if (hasTextBefore) return undefined;
  return beside
    .filter((other) => other.x > right - 1 && other.x < right + MAX_GAP_SIZES * size)
    .filter((other) => sizeOf(other) * MIN_RATIO <= size && HAS_WORD.test(other.text))
    .sort((a, b) => a.y - b.y)[0];
}
