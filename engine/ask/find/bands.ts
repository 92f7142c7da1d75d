/** Turns the probabilities of a ranking into the band of an answer: answer, closest passage, or refusal. */
import type { AnswerBand } from '../base/answer.ts';
import type { CodeVerdict } from '../base/query.ts';
import { bandOf } from './confidence.ts';
import { judge } from './judge.ts';
import type { Ranking } from './rank-passages.ts';

/**
 * Thresholds on the probability that the manual answers the question (0–1); below them it is refused. `bench -- fit` prints what other
 * thresholds would give. A question in another language shares no words with the manual, so its probabilities are lower throughout.
 */
const REFUSED_BELOW = { own: 0.12, foreign: 0.04 };
/** Threshold on the probability that the first passage answers (0–1), from which it is shown as the answer. Chosen with `bench -- fit`. */
const SURE_FROM = 0.62;

/** As of `SearchResult`. */
export type Verdict = { confidence: number; answerable: number; band: AnswerBand };

/** Judges a ranking and assigns the band. Without vectors the confidence of the words alone decides. */
export function judgeRanking({ evidence, wordConfidence }: Ranking): Verdict {
  if (evidence === null)
    return { confidence: wordConfidence, answerable: wordConfidence, band: bandOf(wordConfidence) };
  const { answerable, firstIsRight } = judge(evidence);
  const refusedBelow = evidence.isForeign ? REFUSED_BELOW.foreign : REFUSED_BELOW.own;
  const band = answerable < refusedBelow ? 'none' : firstIsRight >= SURE_FROM ? 'answer' : 'closest';
  return { confidence: firstIsRight, answerable, band };
}

/** Corrects the band for the codes in a question: a code decides alone, whatever words surround it. */
export function weighVerdict(band: AnswerBand, verdict: CodeVerdict): AnswerBand {
  if (verdict === 'found') return 'answer';
  if (verdict === 'unknown') return 'none';
  if (verdict === 'beside') return 'closest';
  return verdict === 'mentioned' && band === 'answer' ? 'closest' : band;
}
