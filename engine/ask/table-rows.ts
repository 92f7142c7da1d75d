import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import type { TableRow } from '../structure/manual.ts';
import type { FoundPassage } from './search.ts';
import { overlap, type TermWeights } from './sentence-score.ts';

/** Rows nearly as good as the best one are shown too, up to so many. */
const MAX_ROWS = 4;
const NEARLY = 0.9;

/** The rows of a table that answer a query, in the order of the table; none if no row holds a word of it. */
export function findRows(index: ManualIndex, found: FoundPassage, weights: TermWeights): TableRow[] {
  const { table } = found.passage;
  if (table === null) return [];
  const manual = index.manuals[index.manualOf[found.number] ?? 0];
  const language = languageOf(manual?.language ?? 'en');
  const scores = table.rows.map(({ cells }) => {
    const numbers = cells
      .flatMap((cell) => termsOf(cell, language))
      .map((term) => index.lexicon.get(term) ?? -1);
    return overlap(Uint32Array.from(numbers.filter((number) => number >= 0)), weights);
  });
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  return table.rows.filter((_, i) => (scores[i] ?? 0) >= best * NEARLY).slice(0, MAX_ROWS);
}
