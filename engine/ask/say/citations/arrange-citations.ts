/** The order of an answer's citations: the place that answers first, then the pages that say most of what is asked. */
import type { ManualIndex } from '../../../index/manual-index.ts';
import type { Answer, Citation } from '../../base/answer.ts';
import type { SearchResult } from '../../find/search.ts';
import { termWeights } from '../../find/sentence-score.ts';
import type { CitationList, CitedRange } from './citations.ts';
import { pageShare } from './page-share.ts';

type CitingParts = Required<Pick<Answer, 'lead'>> &
  Pick<Answer, 'steps' | 'warnings' | 'table' | 'citations'>;

/** From this share on the next page of the best passage is part of what answers, not just where its text runs on to. */
const ANSWERS_TOO = 0.3;

/**
 * The citations in the order in which a reader should look at them, and the parts of the answer with their new numbers. The
 * one that the lead was taken from is first; without a lead the first stays. Then come the page on which its steps begin, if that is another, and
 * what the best passage says about the question on its next page. All others count as much as their passage was ranked, by
 * the share of it that stands there: the pages that a long procedure runs on to come behind another place that says more.
 */
export function arrangeCitations(
  index: ManualIndex,
  { query, passages }: SearchResult,
  { citations, ranges }: CitationList,
  parts: Omit<CitingParts, 'citations'>,
): CitingParts {
  const weights = termWeights(query);
  const scores = new Map(passages.map(({ number, score }) => [number, score]));
  const worthOf = ({ passage, citation }: CitedRange): number => {
    const score = scores.get(passage) ?? 0;
    const share = score && pageShare(index, passage, citations[citation]?.page ?? null, weights);
    return passage === passages[0]?.number && share >= ANSWERS_TOO ? score : score * share;
  };
  const begins = parts.steps[0]?.citation;
  const worth = citations.map((_, number) =>
    number === begins
      ? Number.POSITIVE_INFINITY
      : Math.max(0, ...ranges.filter(({ citation }) => citation === number).map(worthOf)),
  );
  const first = parts.lead[0]?.citation ?? 0;
  const others = citations.map((_, number) => number).filter((number) => number !== first);
  others.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  const order = newPlacesFirst([first, ...others], citations);
  const moved = <T extends { citation: number }>(part: T): T => ({
    ...part,
    citation: Math.max(0, order.indexOf(part.citation)),
  });
  return {
    lead: parts.lead.map(moved),
    steps: parts.steps.map(moved),
    warnings: parts.warnings.map(moved),
    table: parts.table && moved(parts.table),
    citations: order.flatMap((number) => citations[number] ?? []),
  };
}

/** A reader who looks at three of them wants to see three places: what repeats a page, or a section of no pages, comes behind. */
function newPlacesFirst(order: readonly number[], citations: readonly Citation[]): number[] {
  const placeOf = ({ manualId, page, heading }: Citation) => `${manualId}\n${page ?? heading}`;
  const places = order.map((number) => citations[number]).map((citation) => citation && placeOf(citation));
  const isNew = order.map((_, i) => places.indexOf(places[i]) === i);
  return [...order.filter((_, i) => isNew[i]), ...order.filter((_, i) => !isNew[i])];
}
