import { FIGURE_WORDS, TABLE_WORDS } from '../../document/caption-words.ts';
import type { Stretch } from '../../document/sentences.ts';

/** "13 Drip tray with grid": the number in the drawing and what it points to, up to the next. */
const ITEM = /(?<=^|\s)\d{1,2}\s\p{Lu}[^\n]*?(?=\s\d{1,2}\s\p{Lu}|\n|$)/gu;
/** "Fig. 2 Display and keys": that number is the figure's own. */
const LABEL_WORD = new RegExp(`(?<!\\p{L})(?:${FIGURE_WORDS}|${TABLE_WORDS})\\.?\\s$`, 'iu');
/** Characters that are looked at for it. */
const LONGEST_LABEL_WORD = 16;
/** Fewer numbered names are no legend. */
const MIN_ITEMS = 3;

/** The items of a legend in a text, each with its number and its characters; none where the text holds no legend. */
export function legendItems(text: string): (Stretch & { number: string })[] {
  const items = [...text.matchAll(ITEM)].filter(
    ({ index }) => !LABEL_WORD.test(text.slice(Math.max(0, index - LONGEST_LABEL_WORD), index)),
  );
  if (items.length < MIN_ITEMS) return [];
  return items.map(({ 0: item, index: start }) => ({
    number: item.split(/\s/, 1)[0] ?? '',
    start,
    end: start + item.length,
  }));
}
