import type { Fragment, PageContent } from '../../page-content.ts';
import { typeSize } from '../printed-line.ts';

const HAN = /\p{sc=Han}/u;
/** How signs are read, in kana, bopomofo or letters with marks of tones; such letters alone could be a word of the text. */
const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}ー・\u02C7\u02CA\u02CB\u02D9\s]+$/u;
const LATIN = /^[\p{sc=Latin}\p{M}\s'’]+$/u;
const TONE = /[\u0300\u0301\u0304\u030C]/;
const isReading = (text: string): boolean =>
  KANA.test(text) || (LATIN.test(text) && TONE.test(text.normalize('NFD')));

/** Shares of the size of the signs: how large the reading over them is at most, and how far away. */
const MAX_SIZE_SHARE = 0.65;
const MAX_GAP_SHARE = 0.4;
const MAX_OVERLAP_SHARE = 0.6;

/** The page without the readings that are printed over signs in small type (ruby): they say the words of the text once more. */
export function withoutRuby(page: PageContent): PageContent {
  const readings = page.textItems.filter(({ text }) => isReading(text));
  if (readings.length === 0) return page;
  const signs = page.textItems.filter(({ text }) => HAN.test(text));
  const isRuby = (item: Fragment): boolean => signs.some((sign) => isOver(item, sign));
  const ruby = new Set(readings.filter(isRuby));
  if (ruby.size === 0) return page;
  return { ...page, textItems: page.textItems.filter((item) => !ruby.has(item)) };
}

function isOver(item: Fragment, sign: Fragment): boolean {
  const size = typeSize(sign);
  const middle = item.x + item.width / 2;
  const gap = sign.y - (item.y + item.height);
  return (
    typeSize(item) <= MAX_SIZE_SHARE * size &&
    middle >= sign.x &&
    middle <= sign.x + sign.width &&
    gap <= MAX_GAP_SHARE * size &&
    gap >= -MAX_OVERLAP_SHARE * size
  );
}
