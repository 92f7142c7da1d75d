/** Which sentences of what was found answer the question. */
import { forbids } from '../../document/prohibitions.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import { valuesOf, weighed } from '../find/feature.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { overlap, termWeights } from '../find/sentence-score.ts';
import { type Choice, SENTENCE_FEATURES } from './sentence-features.ts';
import { SENTENCE_WEIGHTS } from './sentence-model.ts';
import { type Sentence, sentencesOf } from './sentences-of.ts';

/** Passages that are looked into. */
const PASSAGES = 3;
/** What is said at once: words. */
const MAX_WORDS = 50;
/** A sentence that would be the second or third is left out where it would make more of it than this: words. */
const MAX_MORE = 30;
/** Sentences that are said at once. */
const MAX_SENTENCES = 3;
/** How far behind the best one a further sentence may be, by the model: a ratio of e to this. */
const MAX_BEHIND = 2;
/**
 * The first sentence is taken from what was chosen to answer unless another is better by this much: ranking knows more of passages,
 * and on manuals that the model was not fitted on nothing is lost by it.
 */
const HEAD_START = 1;
/** What is forbidden is put before all else where that is asked for: as much as being said in twice as many of the question's words. */
const FORBIDDEN = 1.5;
/** Of two sentences that share so much of their words one says what the other does. */
const SAME = 0.7;

type Found = Pick<SearchResult, 'query' | 'passages' | 'meaning'>;

/** What was chosen to answer before single sentences are looked at. */
export type Chosen = {
  sources: readonly FoundPassage[];
  /** Whether a sentence is part of it. */
  holds: (sentence: Sentence) => boolean;
  /** Whether the first sentence is to be of it, whatever others say. */
  isSure: boolean;
};

/**
 * All sentences of the best passages with what tells whether they answer, in reading order.
 * @param also passages that are looked into besides
 */
export function choicesOf(
  index: ManualIndex,
  { query, passages, meaning }: Found,
  also: readonly FoundPassage[] = [],
): Choice[] {
  const weights = termWeights(query);
  const best = passages.slice(0, PASSAGES);
  const known = new Set(best.map(({ number }) => number));
  const all = [...best, ...also.filter(({ number }) => !known.has(number))].map((found, rank) =>
    sentencesOf(index, found, { rank, weights, meaning }),
  );
  const sentences = all.flat();
  const asked = Uint32Array.from(query.terms.flatMap(({ number }) => number ?? []));
  const shared = {
    nearest: Math.max(0, ...sentences.map(({ cosine }) => cosine ?? 0)),
    mostOverlap: Math.max(0, ...sentences.map((sentence) => sentence.overlap)),
    wholeOverlap: overlap(asked, weights),
    query,
  };
  return all.flatMap((own) => own.map((sentence, i) => ({ sentence, next: own[i + 1], ...shared })));
}

/** What the model looks at of a sentence, in the order of its weights. */
export const sentenceFeaturesOf = (choice: Choice): number[] => valuesOf(SENTENCE_FEATURES, choice);

/**
 * The sentences that answer best, best first: the first however long it is, then what else is nearly as good and says something
 * else, together some {@link MAX_WORDS} words. Empty where nothing was encoded: words alone do not tell which sentence answers.
 * @param chosen passages that were chosen to answer, and what of them
 */
export function keySentences(index: ManualIndex, found: Found, chosen: Chosen): Choice[] {
  if (found.meaning === null) return [];
  const ranked = choicesOf(index, found, chosen.sources)
    .map((choice) => ({ choice, score: scoreOf(choice) }))
    .sort((a, b) => b.score - a.score);
  const best = bestOf(ranked, chosen);
  if (best === undefined) return [];
  const said = [best.choice];
  let words = countWords(best.choice.sentence.text);
  for (const { choice, score } of ranked) {
    if (choice === best.choice) continue;
    if (said.length === MAX_SENTENCES || score < best.score - MAX_BEHIND) break;
    const more = countWords(choice.sentence.text);
    if (
      more > MAX_MORE ||
      words + more > MAX_WORDS ||
      said.some((own) => isSame(own.sentence, choice.sentence))
    )
      continue;
    said.push(choice);
    words += more;
  }
  return said;
}

type Scored = { choice: Choice; score: number };

function bestOf(ranked: readonly Scored[], { holds, isSure }: Chosen): Scored | undefined {
  const own = ranked.find(({ choice }) => holds(choice.sentence));
  const [first] = ranked;
  if (own === undefined || first === undefined) return first;
  return isSure || own.score + HEAD_START >= first.score ? own : first;
}

const scoreOf = (choice: Choice): number =>
  weighed(sentenceFeaturesOf(choice), SENTENCE_WEIGHTS) +
  (choice.query.asksForbidden && forbids(choice.sentence.text) ? FORBIDDEN : 0);

function isSame(a: Sentence, b: Sentence): boolean {
  const [left, right] = [wordsOf(a.text), wordsOf(b.text)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, Math.min(left.size, right.size)) >= SAME;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
