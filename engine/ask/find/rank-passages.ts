import type { ManualIndex } from '../../index/manual-index.ts';
import type { Query } from '../base/query.ts';
import type { Asked } from './candidate-features.ts';
import { estimateConfidence } from './confidence.ts';
import type { Evidence } from './judge-features.ts';
import { scoreMeaning } from './meaning-scores.ts';
import type { QuestionMeaning, TextVectors } from './question-meaning.ts';
import { type RankedPassage, rankByWords } from './rank.ts';
import { collectCandidates, isDecidedByWords, modelScore, rankCandidates } from './rank-by-meaning.ts';
import { type AnswerSignals, computeSignals } from './signals.ts';

/** A text's vectors, its language (ISO 639-1), and what it is compared with. */
export type Meant = { vectors: TextVectors } & Pick<QuestionMeaning, 'held' | 'language'>;

/** Passages in order, and what there is to judge them by. */
export type Ranking = {
  /** Best first. */
  ranked: RankedPassage[];
  /** Of the ranking by words. */
  signals: AnswerSignals;
  /** How sure words alone are that the manual answers (0–1). */
  wordConfidence: number;
  /** Null where words alone were gone by. */
  evidence: Evidence | null;
};

/** Words look at more passages than they bring as candidates: what repeats a better one is left out. */
const RANKED_BY_WORDS = 30;

/** Ranks by words, and by meaning too where a text's vectors are given and the index has some. */
export function rankPassages(index: ManualIndex, query: Query, limit: number, meant: Meant | null): Ranking {
  const byWords = rankByWords(index, query, Math.max(limit, meant === null ? limit : RANKED_BY_WORDS));
  const signals = computeSignals(index, query, byWords);
  const wordConfidence = byWords.length === 0 ? 0 : estimateConfidence(signals);
  const meaning = meant === null ? null : scoreMeaning(index, meant.held, meant.vectors, meant.language);
  if (meant === null || meaning === null)
    return { ranked: byWords.slice(0, limit), signals, wordConfidence, evidence: null };
  const isForeign = index.languages.includes(meant.language) ? 0 : 1;
  const asked: Asked = { confidence: wordConfidence, isForeign };
  const candidates = collectCandidates(index, byWords, meaning);
  const byModel = rankCandidates(index, candidates, asked, limit);
  const ranked = isDecidedByWords(query) ? byWords.slice(0, limit) : byModel;
  const candidateOf = (at: number) => candidates.find(({ passage }) => passage === ranked[at]?.passage);
  const [first, second] = [candidateOf(0), candidateOf(1)];
  const lead =
    first === undefined || second === undefined ? 0 : modelScore(first, asked) - modelScore(second, asked);
  return {
    ranked,
    signals,
    wordConfidence,
    evidence: { signals, confidence: wordConfidence, meaning, candidates, first, lead, isForeign },
  };
}
