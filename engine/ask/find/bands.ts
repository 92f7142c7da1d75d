/** What the probabilities of a ranking entitle to say. */
import type { AnswerBand } from '../base/answer.ts';
import type { CodeVerdict } from '../base/query.ts';
import { bandOf } from './confidence.ts';
import { judge } from './judge.ts';
import type { Ranking } from './rank-passages.ts';

/**
 * Below this probability that the manual answers, a question is refused. `bench -- fit` prints what others would give. A question in
 * another language meets no words of the manual, so all of its probabilities are lower.
 */
const REFUSED_BELOW = { own: 0.18, foreign: 0.06 };
/** From this probability that the first passage answers, it is given as the answer. */
const SURE_FROM = 0.62;

/** As of `SearchResult`. */
export type Verdict = { confidence: number; answerable: number; band: AnswerBand };

/** What the probabilities of a ranking say, and the band that they fall into. */
export function judgeRanking({ evidence, wordConfidence }: Ranking): Verdict {
  if (evidence === null)
    return { confidence: wordConfidence, answerable: wordConfidence, band: bandOf(wordConfidence) };
  const { answerable, firstIsRight } = judge(evidence);
  const refusedBelow = evidence.isForeign ? REFUSED_BELOW.foreign : REFUSED_BELOW.own;
  const band = answerable < refusedBelow ? 'none' : firstIsRight >= SURE_FROM ? 'answer' : 'closest';
  return { confidence: firstIsRight, answerable, band };
}

/** The band in view of a question's codes: a code decides alone, whatever words surround it. */
export function weighVerdict(band: AnswerBand, verdict: CodeVerdict): AnswerBand {
  if (verdict === 'found') return 'answer';
  if (verdict === 'unknown') return 'none';
  if (verdict === 'beside') return 'closest';
  return verdict === 'mentioned' && band === 'answer' ? 'closest' : band;
}
