import { splitSentences } from '../../../document/sentences.ts';
import { type ManualIndex, SEGMENT, segmentTerms } from '../../../index/manual-index.ts';
import { overlap, type TermWeights } from '../../find/sentence-score.ts';

/**
 * How much of what a passage says about the question stands on one of its pages, 0 to 1. 1 for a passage that stands on
 * one page, or none.
 */
export function pageShare(
  index: ManualIndex,
  number: number,
  page: number | null,
  weights: TermWeights,
): number {
  const passage = index.passages[number];
  if (passage === undefined || page === null || passage.page === passage.pageEnd) return 1;
  const terms = { all: [] as number[], here: [] as number[] };
  splitSentences(passage.text).forEach(({ start, end }, sentence) => {
    const own = segmentTerms(index, number, SEGMENT.firstSentence + sentence);
    terms.all.push(...own);
    const isHere = passage.spans.some((span) => span.page === page && span.start < end && span.end > start);
    if (isHere) terms.here.push(...own);
  });
  const whole = overlap(Uint32Array.from(terms.all), weights);
  return whole === 0 ? 0 : overlap(Uint32Array.from(terms.here), weights) / whole;
}
