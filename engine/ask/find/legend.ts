import { termsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { FIGURE_WORDS, TABLE_WORDS } from '../../read/caption-words.ts';
import type { Stretch } from '../../structure/sentences.ts';
import { isNaming, type Query, type QueryTerm } from '../question/query.ts';
import { overlap, termWeights } from './sentence-score.ts';

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

/** Share of the words for the thing, synonyms counting as they do in ranking, that its name in the legend holds. */
const NAMED_SHARE = 0.65;

/**
 * The item of a drawing's legend that names what the question asks the place of: characters of the passage's text. Null
 * if the question asks for no place, or the passage has no legend that names it.
 */
export function findLegendItem(index: ManualIndex, passage: number, query: Query): Stretch | null {
  const found = index.passages[passage];
  if (!query.asksPlace || found === undefined || found.figures.length === 0) return null;
  const items = legendItems(found.text);
  if (items.length === 0) return null;
  const weights = termWeights(query);
  const language = languageOf(manualOfPassage(index, passage).language);
  const isNamed = (term: QueryTerm) => isNaming(term) && !term.carried;
  const named = query.terms.filter(isNamed).length;
  const countOf = (text: string): number => {
    const numbers = termsOf(text, language).flatMap((term) => index.lexicon.get(term) ?? []);
    return overlap(Uint32Array.from(numbers), weights, (term) => (isNamed(term) ? 1 : 0));
  };
  const counted = items.map((item) => ({ item, count: countOf(found.text.slice(item.start, item.end)) }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  if (named === 0 || best.count < NAMED_SHARE * named) return null;
  return { start: best.item.start, end: best.item.end };
}
