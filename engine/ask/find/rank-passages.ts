import type { ManualIndex } from '../../index/manual-index.ts';
import type { Query } from '../base/query.ts';
import type { Asked } from './candidate-features.ts';
import { estimateConfidence } from './confidence.ts';
import { favourChapter } from './favour-chapter.ts';
import type { Evidence } from './judge-features.ts';
import { scoreMeaning } from './meaning-scores.ts';
import type { QuestionMeaning, TextVectors } from './question-meaning.ts';
import { type RankedPassage, rankByWords } from './rank.ts';
import { collectCandidates, isDecidedByWords, modelScore, rankCandidates } from './rank-by-meaning.ts';
import { type AnswerSignals, computeSignals } from './signals.ts';

/** The vectors of a text, its language (ISO 639-1), and the vectors it is compared with. */
export type Meant = { vectors: TextVectors } & Pick<QuestionMeaning, 'held' | 'language'>;

/** The ranked passages with the evidence that they are judged by. */
export type Ranking = {
  /** Best first. */
  ranked: RankedPassage[];
  /** The signals of the ranking by words. */
  signals: AnswerSignals;
  /** Confidence, from the words alone, that the manual answers the question (0–1). */
  wordConfidence: number;
  /** Null if only words were used. */
  evidence: Evidence | null;
};

/** The ranking by words is longer than the number of candidates taken from it, because near duplicates are dropped. */
const RANKED_BY_WORDS = 30;

/** Ranks by words, and reranks with vectors if both the text and the index have some. */
export function rankPassages(index: ManualIndex, query: Query, limit: number, meant: Meant | null): Ranking {
  // Whatever orders anew needs more than is wanted.
  const isReordered = meant !== null || query.chapter !== null;
  const many = isReordered ? Math.max(limit, RANKED_BY_WORDS) : limit;
  const byWords = rankByWords(index, query, many);
  const wordsHere = favourChapter(byWords, query.chapter);
  const signals = computeSignals(index, query, wordsHere);
  const wordConfidence = byWords.length === 0 ? 0 : estimateConfidence(signals);
  const meaning = meant === null ? null : scoreMeaning(index, meant.held, meant.vectors, meant.language);
  if (meant === null || meaning === null)
    return { ranked: wordsHere.slice(0, limit), signals, wordConfidence, evidence: null };
  const isForeign = index.languages.includes(meant.language) ? 0 : 1;
  const asked: Asked = { confidence: wordConfidence, isForeign };
  const candidates = collectCandidates(index, byWords, meaning);
  const byModel = favourChapter(rankCandidates(index, candidates, asked, many), query.chapter);
  const ranked = (isDecidedByWords(query) ? wordsHere : byModel).slice(0, limit);
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
