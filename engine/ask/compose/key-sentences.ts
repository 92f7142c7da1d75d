/** Chooses the sentences that answer the question from the passages found. */
import { forbids } from '../../document/prohibitions.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import { valuesOf, weighed } from '../find/feature.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { overlap, termWeights } from '../find/sentence-score.ts';
import { type Choice, SENTENCE_FEATURES } from './sentence-features.ts';
import { SENTENCE_WEIGHTS } from './sentence-model.ts';
import { type Sentence, sentencesOf } from './sentences-of.ts';

/** Number of passages from which sentences are taken. */
const PASSAGES = 3;
/** Maximum number of words shown first. */
const MAX_WORDS = 50;
/** A second or third sentence is left out if the total would exceed this number of words. */
const MAX_MORE = 30;
/** Maximum number of sentences shown first. */
const MAX_SENTENCES = 3;
/** How far a further sentence may be behind the best one, in scores of the model (log odds). */
const MAX_BEHIND = 3;
/** Fewer words are a caption, a name or the start of a list, and say nothing where they stand alone. */
const LEAST_WORDS = 3;
/** Nothing but a remark in brackets: "(lights up in red)". */
const REMARK = /^[([][^)\]]*[)\]]\W*$/;
/**
 * The first sentence comes from the extract unless another is better by this much (log odds): ranking knows more about passages, and on
 * manuals that the model was not fitted on this loses nothing.
 */
const HEAD_START = 1;
/** Bonus (log odds) for a prohibition if the question asks what is forbidden: as much as twice the share of matching words. */
const FORBIDDEN = 1.5;
/** Share of common words from which one of two sentences repeats the other. */
const SAME = 0.7;

type Found = Pick<SearchResult, 'query' | 'passages' | 'meaning'>;

/** The extract that was chosen before single sentences are considered. */
export type Chosen = {
  sources: readonly FoundPassage[];
  /** Whether a sentence is part of the extract. */
  holds: (sentence: Sentence) => boolean;
  /** Whether the first sentence must come from it. */
  isSure: boolean;
};

/** A sentence with how well it answers (log odds). */
export type Scored = { choice: Choice; score: number };

/**
 * All sentences of the best passages with their features, in reading order.
 * @param also further passages
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

/** The features of a sentence, in the order of the weights. */
export const sentenceFeaturesOf = (choice: Choice): number[] => valuesOf(SENTENCE_FEATURES, choice);

/**
 * All sentences with their scores, the one that answers first and then the others by score. Empty without vectors: words alone don't tell
 * which sentence answers.
 * @param chosen the passages chosen to answer, with the parts chosen of them
 */
export function rankSentences(index: ManualIndex, found: Found, chosen: Chosen): Scored[] {
  if (found.meaning === null) return [];
  const all = choicesOf(index, found, chosen.sources);
  const telling = all.filter(saysSomething);
  const ranked = (telling.length > 0 ? telling : all)
    .map((choice) => ({ choice, score: scoreOf(choice) }))
    .sort((a, b) => b.score - a.score);
  const best = bestOf(ranked, chosen);
  return best === undefined ? [] : [best, ...ranked.filter((one) => one !== best)];
}

/**
 * The sentences that answer best, best first: the first one whatever its length, then others that are nearly as good and say something
 * different, about {@link MAX_WORDS} words in total.
 * @param ranked as by {@link rankSentences}
 */
export function keySentences([best, ...others]: readonly Scored[]): Choice[] {
  if (best === undefined) return [];
  const said = [best.choice];
  let words = countWords(best.choice.sentence.text);
  for (const { choice, score } of others) {
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

/** Whether it is more than a fragment; a row of a table has the names of its columns. */
const saysSomething = ({ sentence: { found, text } }: Choice): boolean =>
  found.passage.kind === 'table' || (countWords(text) >= LEAST_WORDS && !REMARK.test(text.trim()));

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
