import type { Likeness } from './compare-questions.ts';
import { linkByAverage } from './link-by-average.ts';

/**
 * Two groups are one topic while their questions are at least this alike on average. Chosen, as the next two, on the logs of the
 * bench `topics`, each judged by what suits the others.
 */
const ALIKE = 0.12;
/** A question belongs to the group whose middle it is most alike, if by at least this much. */
const BELONGS = 0.2;
/** Least square of the length of a middle: words and meaning mixed are no true vectors, so that a sum may all but vanish. */
const LEAST_SQUARE = 0.25;

/**
 * Groups questions that are alike; a question like no other is in no group. Joining can't be undone, so every question is
 * moved to where it belongs in the end.
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

/** How alike a question is to all of a group together. */
export function likenessToAll(row: Likeness, group: readonly number[]): number {
  let sum = 0;
  for (const i of group) sum += row[i] ?? 0;
  return sum;
}

/** Moves every question to the group where it belongs; one that belongs to none is left out. Pieces are a question each. */
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
      // Without its own part of the middle, which would favour staying.
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
