/** Passages of the chapter that the customer stands at go before others that answer about as well. */
import type { RankedPassage } from './rank.ts';

/**
 * Factor for the score of a passage of the chapter, from the bench (`npm run bench -- places`): a tie-breaker, so that a question about
 * another chapter is answered from there.
 */
export const CHAPTER_GAIN = 1.3;

/**
 * Ranked passages, best first, in a new order. The scores stay where they are: they tell how far the next place is behind, and what is
 * known of where the customer stands says nothing about how well a passage answers.
 */
export function favourChapter(
  ranked: readonly RankedPassage[],
  chapter: ReadonlySet<number> | null,
  gain = CHAPTER_GAIN,
): RankedPassage[] {
  if (chapter === null || chapter.size === 0) return [...ranked];
  const worth = ({ passage, score }: RankedPassage) => score * (chapter.has(passage) ? gain : 1);
  const scores = ranked.map(({ score }) => score);
  return ranked
    .toSorted((a, b) => worth(b) - worth(a))
    .map((one, i) => ({ ...one, score: scores[i] ?? one.score }));
}
