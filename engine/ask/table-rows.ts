import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import type { TableRow } from '../structure/manual.ts';
import { holdsTerm } from './identifiers.ts';
import type { Query } from './query.ts';
import type { FoundPassage } from './search.ts';
import { overlap, termWeights } from './sentence-score.ts';

/** Rows nearly as good as the best one are shown too, up to so many. */
const MAX_ROWS = 4;
const NEARLY = 0.9;
/** Gain of a row whose first cell is all asked for: "setting 12" asks for the row of 12, not for those that hold it. */
const ASKED_BY_KEY = 1.5;

/**
 * The rows of a table that answer a query, in the order of the table; none if no row holds a word of it. If rows hold a
 * code of the question, they alone, each with the rows that go on from it.
 */
export function findRows(index: ManualIndex, found: FoundPassage, query: Query): TableRow[] {
  const { table } = found.passage;
  if (table === null) return [];
  const language = index.manuals[index.manualOf[found.number] ?? 0]?.language ?? 'en';
  const ofCode = rowsOfCode(index, table.rows, language, query.decisive);
  if (ofCode.length > 0) return ofCode;
  const weights = termWeights(query);
  const scores = table.rows.map(({ cells }) => {
    const numbers = cells
      .flatMap((cell) => termsOf(cell, languageOf(language)))
      .map((term) => index.lexicon.get(term) ?? -1);
    const score = overlap(Uint32Array.from(numbers.filter((number) => number >= 0)), weights);
    const key = termsOf(cells[0] ?? '', languageOf(language));
    const isAsked = key.length > 0 && key.every((term) => weights.has(index.lexicon.get(term) ?? -1));
    return isAsked ? score * ASKED_BY_KEY : score;
  });
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  return table.rows.filter((_, i) => (scores[i] ?? 0) >= best * NEARLY).slice(0, MAX_ROWS);
}

/** Rows with one of the terms and, behind each, those whose first cell is empty: further causes of the same code. */
function rowsOfCode(
  index: ManualIndex,
  rows: readonly TableRow[],
  language: string,
  terms: readonly number[],
): TableRow[] {
  let isTaken = false;
  const taken = rows.filter(({ cells }) => {
    const goesOn = isTaken && (cells[0] ?? '').trim() === '';
    isTaken = goesOn || cells.some((cell) => holdsTerm(index, cell, language, terms));
    return isTaken;
  });
  return taken.slice(0, MAX_ROWS);
}
