/**
 * Inverts term sequences to BM25F postings (Robertson, Zaragoza, Taylor: "Simple BM25 extension to multiple weighted
 * fields", 2004). Weights and length normalisation of fields are constants here because the pseudo-frequency is
 * computed once, when the index is built; saturation (k1) is applied when asking.
 */
import { type Postings, SEGMENT, type TermSequences } from './manual-index.ts';

type Field = { weight: number; lengthNormalisation: number };

const PATH: Field = { weight: 3, lengthNormalisation: 0.3 };
const HEADING: Field = { weight: 3, lengthNormalisation: 0.3 };
const CONTEXT: Field = { weight: 1, lengthNormalisation: 0.3 };
const BODY: Field = { weight: 1, lengthNormalisation: 0.3 };
const FIELDS: readonly Field[] = [PATH, HEADING, CONTEXT, BODY];
const BODY_FIELD = FIELDS.indexOf(BODY);

/** Number of passages, or postings, processed between two pauses: a few milliseconds of work. */
const PASSAGES_AT_ONCE = 200;
const POSTINGS_AT_ONCE = 50_000;

/** Postings of all terms and the average length of a body, in terms. */
export type Inverted = { postings: Postings; averageBodyTerms: number };

/** Inverts term sequences and yields after every few passages, so that a caller can pause. */
export function* invert(sequences: TermSequences, termCount: number): Generator<void, Inverted> {
  const averages = yield* averageLengths(sequences);
  const collected = yield* collect(sequences, averages);
  const postings = yield* group(collected, termCount);
  return { postings, averageBodyTerms: averages[BODY_FIELD] ?? 1 };
}

type Collected = { terms: number[]; passages: number[]; weights: number[] };

function* collect(sequences: TermSequences, averages: number[]): Generator<void, Collected> {
  const collected: Collected = { terms: [], passages: [], weights: [] };
  const weights = new Map<number, number>();
  for (let passage = 0; passage < passageCount(sequences); passage += 1) {
    const lengths = fieldLengths(sequences, passage);
    weights.clear();
    forEachTerm(sequences, passage, (term, field) => {
      const { weight, lengthNormalisation: b } = FIELDS[field] ?? BODY;
      const relativeLength = (lengths[field] ?? 0) / (averages[field] || 1);
      weights.set(term, (weights.get(term) ?? 0) + weight / (1 - b + b * relativeLength));
    });
    for (const [term, weight] of weights) {
      collected.terms.push(term);
      collected.passages.push(passage);
      collected.weights.push(weight);
    }
    if (passage % PASSAGES_AT_ONCE === 0) yield;
  }
  return collected;
}

/** Counting sort by term; passages stay in ascending order inside a term. */
function* group(collected: Collected, termCount: number): Generator<void, Postings> {
  const starts = new Uint32Array(termCount + 1);
  for (const term of collected.terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let t = 0; t < termCount; t += 1) starts[t + 1] = (starts[t + 1] ?? 0) + (starts[t] ?? 0);
  const next = starts.slice();
  const passages = new Uint32Array(collected.terms.length);
  const weights = new Float32Array(collected.terms.length);
  for (let i = 0; i < collected.terms.length; i += 1) {
    const term = collected.terms[i] ?? 0;
    const at = next[term] ?? 0;
    next[term] = at + 1;
    passages[at] = collected.passages[i] ?? 0;
    weights[at] = collected.weights[i] ?? 0;
    if (i % POSTINGS_AT_ONCE === 0) yield;
  }
  return { starts, passages, weights };
}

function* averageLengths(sequences: TermSequences): Generator<void, number[]> {
  const totals = FIELDS.map(() => 0);
  const passages = passageCount(sequences);
  for (let passage = 0; passage < passages; passage += 1) {
    fieldLengths(sequences, passage).forEach((length, field) => {
      totals[field] = (totals[field] ?? 0) + length;
    });
    if (passage % PASSAGES_AT_ONCE === 0) yield;
  }
  return totals.map((total) => total / Math.max(1, passages));
}
const passageCount = ({ passageSegments }: TermSequences): number => Math.max(0, passageSegments.length - 1);

function fieldLengths(sequences: TermSequences, passage: number): number[] {
  const lengths = FIELDS.map(() => 0);
  forEachTerm(sequences, passage, (_term, field) => {
    lengths[field] = (lengths[field] ?? 0) + 1;
  });
  return lengths;
}

function forEachTerm(
  sequences: TermSequences,
  passage: number,
  visit: (term: number, field: number) => void,
): void {
  const first = sequences.passageSegments[passage] ?? 0;
  const end = sequences.passageSegments[passage + 1] ?? first;
  for (let segment = first; segment < end; segment += 1) {
    const field = Math.min(segment - first, SEGMENT.firstSentence);
    const last = sequences.segmentStarts[segment + 1] ?? 0;
    for (let i = sequences.segmentStarts[segment] ?? 0; i < last; i += 1)
      visit(sequences.terms[i] ?? 0, field);
  }
}
