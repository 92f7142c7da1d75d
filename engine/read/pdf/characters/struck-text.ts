import type { Fragment, PageContent } from '../page-content.ts';
import type { SharedPdfium } from '../shared-pdfium.ts';
import { type Bar, drawnBars } from './drawn-bars.ts';
import { alignPrinted, charactersOf, isCharacterOf, squeeze } from './fragment-characters.ts';
import { type PrintedCharacter, readCharacters } from './printed-characters.ts';

/** A bar strikes a line that it crosses between these shares of its height, from above: lower ones underline. */
const BAND = { from: 0.3, to: 0.75 };
/** Shares of the height of the type: thicker bars lie under it. */
const MAX_THICKNESS_SHARE = 0.15;
/** What is drawn in white is not seen. */
const WHITE = /ffffff$/i;
/** Points: shorter bars are ticks of drawings, or parts of signs. */
const MIN_BAR_POINTS = 3;
/** Pages of drawings have more. */
const MAX_GRAPHICS = 3000;
const MAX_ROTATION = 2;
/** A bar ends where what it strikes ends, give or take so much of the size of the type: a rule goes on. */
const MAX_OFF_SIZES = 0.3;
/** A sign or a lone letter under a bar is a drawing's. */
const IS_WORTH = /\p{N}|\p{L}.*\p{L}/su;
const IN_WORD = /[\p{L}\p{N}]/u;
/** Scripts that set no blanks between words. */
const WITHOUT_BLANKS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** What is struck belongs to the line of what ends right before it, so many sizes of the type away at most. */
const MAX_GAP_SIZES = 0.6;

/** A bar with the fragments that it crosses. */
type Strike = { bar: Bar; items: Fragment[] };

/**
 * Leaves out what is struck: a bar is drawn through it, as Word and its like print a value that another one replaces. Changes the
 * fragments of the pages in place.
 */
export async function dropStruck(pages: readonly PageContent[], pdfium: SharedPdfium): Promise<void> {
  for (const page of pages) {
    const strikes = findStrikes(page);
    const document = strikes.length > 0 ? await pdfium.get().catch(() => null) : null;
    if (!document) continue;
    const crossed = [...new Set(strikes.flatMap(({ items }) => items))];
    const characters = readCharacters(document, page.pageNum, (x, y) =>
      crossed.some((item) => isCharacterOf(item, x, y)),
    );
    const struck = new Set(strikes.flatMap((strike) => struckBy(strike, characters)));
    if (struck.size === 0) continue;
    for (const item of crossed) item.text = withoutStruck(item.text, charactersOf(item, characters), struck);
    page.textItems = closeGaps(page.textItems);
  }
}

/** The bars that may strike text, by what is known of whole fragments. */
function findStrikes({ textItems, vectorGraphics }: PageContent): Strike[] {
  if (!vectorGraphics || vectorGraphics.lines.length + vectorGraphics.shapes.length > MAX_GRAPHICS) return [];
  const bars = drawnBars(vectorGraphics).filter(
    ({ left, right, color }) => right - left >= MIN_BAR_POINTS && !WHITE.test(color ?? ''),
  );
  if (bars.length === 0) return [];
  const crossed = crossedBy(bars, textItems);
  return [...crossed].flatMap(([bar, items]) => {
    const isWithin =
      items.some((item) => item.x - bar.left <= MAX_OFF_SIZES * item.height) &&
      items.some((item) => bar.right - (item.x + item.width) <= MAX_OFF_SIZES * item.height);
    return isWithin ? [{ bar, items }] : [];
  });
}

/** The fragments that each bar crosses. Bars are looked up by their whole points: pages of tables have hundreds of both. */
function crossedBy(bars: readonly Bar[], items: readonly Fragment[]): Map<Bar, Fragment[]> {
  const byLevel = new Map<number, Bar[]>();
  for (const bar of bars) {
    const level = Math.floor(bar.y);
    byLevel.set(level, [...(byLevel.get(level) ?? []), bar]);
  }
  const crossed = new Map<Bar, Fragment[]>();
  for (const item of items) {
    if (Math.abs(item.rotation ?? 0) >= MAX_ROTATION) continue;
    const last = Math.floor(item.y + BAND.to * item.height);
    for (let level = Math.floor(item.y + BAND.from * item.height); level <= last; level += 1)
      for (const bar of byLevel.get(level) ?? [])
        if (isCrossed(item, bar)) crossed.set(bar, [...(crossed.get(bar) ?? []), item]);
  }
  return crossed;
}

function isCrossed({ x, width, ...item }: Fragment, bar: Bar): boolean {
  return isThrough(bar, item) && bar.left < x + width && bar.right > x;
}

const isThrough = ({ y: level, thickness }: Bar, { y, height }: { y: number; height: number }): boolean =>
  level > y + BAND.from * height && level < y + BAND.to * height && thickness <= MAX_THICKNESS_SHARE * height;

/** The characters that a bar strikes, blanks among them; none where it does not end with them. */
function struckBy({ bar, items }: Strike, characters: readonly PrintedCharacter[]): PrintedCharacter[] {
  const struck = items
    .flatMap((item) => charactersOf(item, characters))
    .filter(({ box }) => box.x + box.width / 2 > bar.left && box.x + box.width / 2 < bar.right);
  const printed = struck.filter(({ char }) => char.trim() !== '');
  if (!IS_WORTH.test(textOf(printed)) || !printed.every(({ box }) => isThrough(bar, box))) return [];
  const off = MAX_OFF_SIZES * Math.max(...printed.map(({ box }) => box.height));
  const left = Math.min(...struck.map(({ box }) => box.x));
  const right = Math.max(...struck.map(({ box }) => box.x + box.width));
  return Math.abs(left - bar.left) <= off && Math.abs(right - bar.right) <= off ? printed : [];
}

const textOf = (characters: readonly { char: string }[]): string =>
  characters.map(({ char }) => char).join('');

/**
 * A fragment's text without what is struck; as it is where its characters are others than those that are printed, or a bar ends
 * within a word.
 */
function withoutStruck(
  text: string,
  own: readonly PrintedCharacter[],
  struck: ReadonlySet<PrintedCharacter>,
): string {
  const printed = own.filter(({ char }) => char.trim() !== '');
  if (!printed.some((character) => struck.has(character))) return text;
  if (printed.every((character) => struck.has(character))) return '';
  const aligned = squeeze(textOf(printed)) === squeeze(text) ? alignPrinted(text, printed) : null;
  if (!aligned) return text;
  const set = aligned.map((character) => ({
    char: character.char,
    isStruck: character.printed !== null && struck.has(character.printed),
  }));
  if (set.some((character, index) => isTorn(character, set[index + 1]))) return text;
  return textOf(set.filter(({ isStruck }) => !isStruck))
    .replace(/\s+/g, ' ')
    .trim();
}

type SetCharacter = { char: string; isStruck: boolean };

/** Whether one of two letters of a word is struck. */
const isTorn = (left: SetCharacter, right: SetCharacter | undefined): boolean =>
  right !== undefined &&
  left.isStruck !== right.isStruck &&
  IN_WORD.test(left.char) &&
  IN_WORD.test(right.char) &&
  !WITHOUT_BLANKS.test(left.char + right.char);

/** The fragments that have text left. What stands before one that has none reaches to its end: a wide gap would part the line. */
function closeGaps(items: readonly Fragment[]): Fragment[] {
  const isGone = ({ text }: Fragment): boolean => text === '';
  for (const gone of items.filter(isGone)) {
    const before = items.find((item) => !isGone(item) && endsAt(item, gone));
    if (before) before.width = gone.x + gone.width - before.x;
  }
  return items.filter((item) => !isGone(item));
}

function endsAt(item: Fragment, { x, y, height }: Fragment): boolean {
  const middle = item.y + item.height / 2;
  return middle > y && middle < y + height && Math.abs(item.x + item.width - x) <= MAX_GAP_SIZES * height;
}
