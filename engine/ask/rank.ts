import {
  documentFrequency,
  inverseDocumentFrequency,
  type ManualIndex,
  passagesWith,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../index/manual-index.ts';
import { scoreBm25f } from './bm25f.ts';
import { dropNearDuplicates } from './near-duplicates.ts';
import { nearness } from './nearness.ts';
import { addProximity } from './proximity.ts';
import type { Query } from './query.ts';
import { RANKING } from './ranking-parameters.ts';
import { bestSentenceScore, termWeights } from './sentence-score.ts';
import { topPassages } from './top.ts';

/** A passage (number in the index) and how well it answers; scores of one query compare, of two they do not. */
export type RankedPassage = { passage: number; score: number };

/** Score of a passage that does not hold the code asked for, against what it would be otherwise. */
const OTHER_CODE = 0.1;
/** Gain of a passage that defines the code. */
const DEFINES = 1.5;
/** How the places of a manual are called that tell what to do about faults. */
const FAULTS =
  /\b(?:trouble ?shooting|troubles?|faults|problems|malfunctions|causes?|remed(?:y|ies)|solutions?|faqs?|frequently asked|what to do|fehler|störung(?:en)?|problembehebung|abhilfe|dépannage|pannes?|solución|problemas|guasti|rimedi|storingen)\b/i;
const STEP_OR_IMPERATIVE =
  /(?:^|\s)(?:\d{1,2}[.)]\s|step \d)|\b(?:press|tap|select|click|go to|navigate|choose|turn|insert|swipe|open|close|connect|remove|pull|push|hold|enter|type|run|set|make sure)\b/gi;

/** The passages that answer a query best, best first, at most `limit`; passages that repeat a better one are left out. */
export function rankPassages(index: ManualIndex, query: Query, limit: number): RankedPassage[] {
  const scores = scoreBm25f(index, query);
  const candidates = topPassages(scores, RANKING.proximityCandidates);
  addProximity(index, query, scores, candidates);
  for (const passage of candidates) {
    const factor =
      headingFactor(index, passage, query) *
      howToFactor(index, passage, query) *
      symptomFactor(index, passage, query) *
      placeFactor(index, passage, query);
    scores[passage] = (scores[passage] ?? 0) * factor;
  }
  addBestSentence(index, query, scores);
  favourCodes(index, query, scores);
  const ranked = topPassages(scores, Math.max(limit * 3, limit)).map((passage) => ({
    passage,
    score: scores[passage] ?? 0,
  }));
  return dropNearDuplicates(index, ranked, limit);
}

/**
 * Puts passages that hold a code of the question before all others, and those that say something of it (it begins a row,
 * an item or a sentence) before those that mention it.
 */
function favourCodes(index: ManualIndex, { decisive }: Query, scores: Float64Array): void {
  if (decisive.length === 0) return;
  const best = Math.max(...scores);
  const holders = new Set(decisive.flatMap((term) => [...passagesWith(index, term)]));
  scores.forEach((score, passage) => {
    if (!holders.has(passage)) scores[passage] = score * OTHER_CODE;
    else scores[passage] = best * OTHER_CODE + score * (defines(index, passage, decisive) ? DEFINES : 1);
  });
}

function defines(index: ManualIndex, passage: number, terms: readonly number[]): boolean {
  for (let segment: number = SEGMENT.heading; segment < segmentCount(index, passage); segment += 1) {
    const [first] = segmentTerms(index, passage, segment);
    if (segment !== SEGMENT.context && first !== undefined && terms.includes(first)) return true;
  }
  return false;
}

/** Rewards headings most of whose words are asked for, the more of the question they make up. */
function headingFactor(index: ManualIndex, passage: number, query: Query): number {
  const heading = new Set(segmentTerms(index, passage, SEGMENT.heading));
  if (heading.size === 0) return 1;
  const asked = new Set(query.terms.map((term) => term.number));
  let total = 0;
  let covered = 0;
  for (const term of heading) {
    const idf = inverseDocumentFrequency(index, documentFrequency(index, term));
    total += idf;
    if (asked.has(term)) covered += idf;
  }
  if (covered === 0) return 1;
  const question = query.terms.reduce((sum, term) => sum + term.idf, 0);
  return 1 + RANKING.headingCoverage * (covered / total) * Math.min(1, covered / (question || 1) + 0.3);
}

/** Rewards steps and imperatives if the question asks how to do something. */
function howToFactor(index: ManualIndex, passage: number, query: Query): number {
  if (!query.isHowTo) return 1;
  const found = index.passages[passage]?.text.match(STEP_OR_IMPERATIVE)?.length ?? 0;
  const isSteps = index.passages[passage]?.kind === 'steps';
  return 1 + RANKING.howTo * Math.min(1, found / 4) + (isSteps ? RANKING.steps : 0);
}

/** Rewards what stands under troubleshooting, or in a table of causes and remedies, if the question tells of a fault. */
function symptomFactor(index: ManualIndex, passage: number, query: Query): number {
  const found = index.passages[passage];
  if (!query.isSymptom || found === undefined) return 1;
  const place = [...found.path, found.heading, found.context, ...(found.table?.header ?? [])].join(' ');
  return FAULTS.test(place) ? 1 + RANKING.symptom : 1;
}

/** Rewards what stands where the conversation is. */
function placeFactor(index: ManualIndex, passage: number, { place }: Query): number {
  return place === null ? 1 : 1 + RANKING.place * nearness(index, passage, place);
}

function addBestSentence(index: ManualIndex, query: Query, scores: Float64Array): void {
  const weights = termWeights(query);
  for (const passage of topPassages(scores, RANKING.sentenceCandidates)) {
    scores[passage] = (scores[passage] ?? 0) + RANKING.sentence * bestSentenceScore(index, passage, weights);
  }
}
