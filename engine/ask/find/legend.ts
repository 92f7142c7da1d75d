import type { Stretch } from '../../document/sentences.ts';
import { termsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { isNaming, type Query, type QueryTerm } from '../base/query.ts';
import { legendItems } from '../question/legend-items.ts';
import { overlap, termWeights } from './sentence-score.ts';

/** Share of the words asked for that the name in the legend must contain; synonyms count as they do in ranking. */
const NAMED_SHARE = 0.65;

/**
 * The legend item that names the thing whose place is asked for, as a character range of the passage's text. Null if the question does not
 * ask where something is, or if the passage has no legend that names it.
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
