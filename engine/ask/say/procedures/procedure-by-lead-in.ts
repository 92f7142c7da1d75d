import { type ManualIndex, SEGMENT, segmentTerms } from '../../../index/manual-index.ts';
import type { FoundPassage, SearchResult } from '../../find/search.ts';
import { overlap, termWeights } from '../../find/sentence-score.ts';

/** From this share of its score another procedure of the section may be the one that was asked for. */
const NEAR = 0.8;

/**
 * Of the procedures of one section, the one whose lead-in says most of what was asked: "Writing the image in Linux",
 * "Writing the image in Mac OS". `best` itself where it is no procedure, or no other says more.
 */
export function procedureByLeadIn(
  index: ManualIndex,
  { query, passages }: Pick<SearchResult, 'query' | 'passages'>,
  best: FoundPassage,
): FoundPassage {
  if (best.passage.kind !== 'steps') return best;
  const weights = termWeights(query);
  const said = (found: FoundPassage) => overlap(segmentTerms(index, found.number, SEGMENT.context), weights);
  const others = passages.filter(
    ({ passage, score }) =>
      passage.kind === 'steps' &&
      passage.section === best.passage.section &&
      passage.context !== best.passage.context &&
      score >= NEAR * best.score,
  );
  return others.reduce((most, other) => (said(other) > said(most) ? other : most), best);
}
