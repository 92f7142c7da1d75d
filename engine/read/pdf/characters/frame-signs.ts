import type { Fragment } from '../page-content.ts';

/** Corners and slanted lines that TeX sets as letters: they read as signs, and reach over the lines beside them. */
const PICTURE_FONT = /(?:^|\+)(?:lcirclew?|linew?)\d+$/i;

/** What such a letter is taken for at the begin or end of a word that it was joined to. */
const SIGN = /^\p{So}\s*|\s*\p{So}$/u;

/** A fragment so many times as high as its type holds more than a word. */
const MAX_TYPE_HEIGHTS = 2;
/** Share of the type size that a line of letters is high. */
const LINE_HEIGHT_SHARE = 0.9;

/** Fragments of a page without those that draw the frames of listings, also where the parser has joined them to words. */
export function dropFrames(items: readonly Fragment[]): Fragment[] {
  const words = items.filter(({ fontName }) => !PICTURE_FONT.test(fontName ?? ''));
  return words.map((item) => {
    const { fontSize = 0, height, text } = item;
    const isTall = fontSize > 3 && height > MAX_TYPE_HEIGHTS * fontSize;
    return isTall && SIGN.test(text) && text.length > 1 ? withoutSign(item, words) : item;
  });
}

/** The word alone, on the line of the nearest word of its type. */
function withoutSign(item: Fragment, words: readonly Fragment[]): Fragment {
  const { x, y, width, height, fontSize = height, fontName } = item;
  const text = item.text.replace(SIGN, '');
  const wordWidth = (width * text.length) / item.text.length;
  const left = item.text.startsWith(text) ? x : x + width - wordWidth;
  const beside = words
    .filter((other) => other !== item && other.fontName === fontName && other.height < 2 * fontSize)
    .filter((other) => other.y > y - fontSize && other.y + other.height < y + height + fontSize)
    .map((other) => ({ other, gap: Math.max(other.x - (left + wordWidth), left - (other.x + other.width)) }))
    .filter(({ gap }) => gap < 2 * fontSize)
    .sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap));
  const line = beside[0]?.other ?? { y, height: LINE_HEIGHT_SHARE * fontSize };
  return { ...item, text, x: left, width: wordWidth, y: line.y, height: line.height };
}
