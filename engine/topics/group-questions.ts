import type { Likeness } from './compare-questions.ts';
import { linkByAverage } from './link-by-average.ts';

/**
 * Minimum average similarity (cosine) of the questions of two groups that are merged. Chosen, like the next two, on the logs of the bench
 * `topics` by cross-validation.
 */
const ALIKE = 0.12;
/** Minimum similarity of a question to the centroid of its group. */
const BELONGS = 0.2;
/** Minimum squared length of a centroid: the mixed similarity of words and vectors is no true scalar product, so a sum may nearly vanish. */
const LEAST_SQUARE = 0.25;

/**
 * Groups similar questions; a question that resembles no other is in no group. Merging cannot be undone, so in the end every question is
 * moved to the group that it fits best.
 * @returns positions of questions, at least two in each group
 */
export function* groupQuestions(
  likeness: readonly Likeness[],
  split: (groups: readonly (readonly number[])[]) => number[][] = (groups) => groups.map((g) => [...g]),
): Generator<void, number[][]> {
  const joined = yield* settle(likeness, yield* linkByAverage(likeness, ALIKE));
  const groups = yield* settle(likeness, split(joined));
  return groups.filter((group) => group.length > 1);
}

/** Similarity of a question to the centroid of a group. */
export function likenessToAll(row: Likeness, group: readonly number[]): number {
  let sum = 0;
  for (const i of group) sum += row[i] ?? 0;
  return sum;
}

/** Moves every question to the group that it fits best; a question that fits none is left out. Yields after each question. */
function* settle(
  likeness: readonly Likeness[],
  groups: readonly (readonly number[])[],
): Generator<void, number[][]> {
  const several = groups.filter((group) => group.length > 1);
  const squares: number[] = [];
  for (const group of several) {
    squares.push(group.reduce((sum, i) => sum + likenessToAll(likeness[i] ?? new Float32Array(0), group), 0));
    yield;
  }
  const placeOf = new Map(several.flatMap((group, place) => group.map((i) => [i, place] as const)));
  const settled = several.map((): number[] => []);
  for (const [i, row] of likeness.entries()) {
    const own = row[i] ?? 0;
    let best = { likeness: BELONGS, place: -1 };
    for (const [place, group] of several.entries()) {
      const shared = likenessToAll(row, group);
      const square = squares[place] ?? 0;
      // Its own share of the centroid is removed, as it would favour staying.
      const isOwn = placeOf.get(i) === place;
      const [to, middle] = isOwn ? [shared - own, square - 2 * shared + own] : [shared, square];
      const found = to / Math.sqrt(Math.max(middle, LEAST_SQUARE));
      if (found >= best.likeness) best = { likeness: found, place };
    }
    settled[best.place]?.push(i);
    yield;
  }
  return settled.filter((group) => group.length > 0);
}
