import { parseListMarker } from '../../../document/list-marker.ts';
import type { Passage, TableRow } from '../../../document/manual.ts';
import type { Stretch } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { countWords } from '../../../structure/element.ts';
import type { Citation } from '../../base/answer.ts';
import type { FoundPassage, SearchResult } from '../../find/search.ts';
import { termWeights } from '../../find/sentence-score.ts';
import { type Extract, extractWindow } from '../extract.ts';
import type { CitationList } from './citations.ts';

/** Passages ranked after the best one that are worth citing hold at least this share of its score. */
const WORTH_CITING = 0.3;
/** Maximum number of further citations. */
const MAX_FURTHER = 3;
/** Longest quote of each, in words: of running text, of a table row and of a step, which are not cut. */
const FURTHER_WORDS = 20;
const MAX_ROW_WORDS = 40;
const MAX_STEP_WORDS = 60;

/** Cites what the next passages on other pages say about a question, so that a reader can look further. */
export function citeFurther(
  index: ManualIndex,
  { query, passages }: SearchResult,
  { citations, cite }: CitationList,
): void {
  const [best, ...others] = passages;
  const wish = { weights: termWeights(query), maxWords: FURTHER_WORDS, decisive: query.decisive };
  let further = 0;
  for (const other of others) {
    if (further >= MAX_FURTHER || other.score < WORTH_CITING * (best?.score ?? 0)) return;
    const extract = extractWindow(index, other.number, wish);
    if (extract === null) continue;
    const page = pageAt(other.passage, extract.anchor);
    if (citations.some((citation) => isAt(citation, other, page))) continue;
    const row = rowAt(other.passage, extract.anchor);
    const { start, end } = partOn(page, other.passage, row ?? wholeItem(other.passage, extract));
    const number = cite(other, start, end);
    const cited = citations[number];
    const isWhole = row !== null && start <= row.start && row.end <= end;
    const { header = [] } = other.passage.table ?? {};
    if (cited && isWhole) citations[number] = { ...cited, row: { header, cells: row.cells } };
    further += 1;
  }
}

/**
 * The step in which an extract answers, with its number; a long one, or an item of another list, from its beginning to the
 * end of the extract.
 */
function wholeItem({ text, steps }: Passage, extract: Extract): Stretch {
  const step = steps.find(({ start, end }) => start <= extract.anchor && extract.anchor < end);
  const lineStart = text.lastIndexOf('\n', (step?.start ?? extract.start) - 1) + 1;
  const isItem = step !== undefined || parseListMarker(text.slice(lineStart, extract.end)) !== null;
  const isShort = step !== undefined && countWords(text.slice(lineStart, step.end)) <= MAX_STEP_WORDS;
  return { start: isItem ? lineStart : extract.start, end: isShort ? step.end : extract.end };
}

/** Whether a citation is of a page, or where there are no pages of the section. */
function isAt(citation: Citation, { manualId, passage }: FoundPassage, page: number | null): boolean {
  if (citation.manualId !== manualId) return false;
  if (page !== null) return citation.page === page;
  return citation.heading === passage.heading && citation.path.join('\n') === passage.path.join('\n');
}

/** The row of a table that holds a character, if it is short: beginning within a cell it would say nothing. */
function rowAt({ table, text }: Passage, at: number): TableRow | null {
  const row = table?.rows.find(({ start, end }) => start <= at && at < end);
  return row && countWords(text.slice(row.start, row.end)) <= MAX_ROW_WORDS ? row : null;
}

/** The part of an extract that stands on a page; all of it where no line of it has a place. */
function partOn(page: number | null, { spans }: Passage, { start, end }: Stretch) {
  const here = spans.filter((span) => span.page === page && span.start < end && span.end > start);
  if (here.length === 0) return { start, end };
  const [first, last] = [
    Math.min(...here.map((span) => span.start)),
    Math.max(...here.map((span) => span.end)),
  ];
  return { start: Math.max(start, first), end: Math.min(end, last) };
}

const pageAt = ({ spans, page }: Passage, at: number): number | null =>
  spans.find(({ start, end }) => start <= at && at < end)?.page ?? page;
