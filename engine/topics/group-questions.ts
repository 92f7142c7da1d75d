import { linkByAverage } from './link-by-average.ts';
import { splitGroups } from './split-groups.ts';
import { squareOf, type Vector } from './vector.ts';
import type { Things } from './weigh-words.ts';

/** Two groups are one topic while their questions are at least this alike on average (cosine). */
const ALIKE = 0.1;
/** A question belongs to the group whose middle it is most alike (cosine), if by at least this much. */
const BELONGS = 0.23;
/** In the end less is enough, if the question is this many times more alike to the group than to any other. */
const NEAR = { least: 0.18, ahead: 1.5 };

/** The vectors of a group added up, and the square of the length of that. */
type Middle = { sum: Vector; square: number };

/**
 * Groups questions that are alike; a question like no other is a group of its own. Joins too much at first and then
 * splits what turns out to be two topics.
 * @returns positions in `vectors`
 */
export function groupQuestions(vectors: readonly Vector[], things: Things): number[][] {
  const joined = settle(vectors, linkByAverage(vectors, ALIKE), BELONGS);
  return settle(vectors, splitGroups(vectors, joined, things), NEAR.least);
}

/** Where the questions of a group lie together. */
export function middleOf(vectors: readonly Vector[], group: readonly number[]): Middle {
  const sum = new Map<string, number>();
  for (const i of group)
    for (const [term, weight] of vectors[i] ?? []) sum.set(term, (sum.get(term) ?? 0) + weight);
  return { sum, square: squareOf(sum) };
}

/**
 * Moves every question to the group where it belongs, now that the middles are known, because joining can't be
 * undone. Questions less alike than `least` stay alone, as do those below `BELONGS` that lie between two groups.
 */
function settle(
  vectors: readonly Vector[],
  groups: readonly (readonly number[])[],
  least: number,
): number[][] {
  const several = groups.filter((group) => group.length > 1);
  const middles = several.map((group) => middleOf(vectors, group));
  const placeOf = new Map(several.flatMap((group, place) => group.map((i) => [i, place] as const)));
  const holders = holdersOf(middles);
  const settled = several.map((): number[] => []);
  const alone: number[][] = [];
  const sums = new Float64Array(several.length);
  vectors.forEach((vector, i) => {
    const own = squareOf(vector);
    let best = { likeness: least, place: -1 };
    let [most, second] = [0, 0];
    for (const place of addShared(vector, holders, sums)) {
      const shared = sums[place] ?? 0;
      const square = middles[place]?.square ?? 0;
      // Without its own part of the middle, which would favour staying.
      const isOwn = placeOf.get(i) === place;
      const likeness = isOwn
        ? (shared - own) / Math.sqrt(Math.max(square - 2 * shared + own, Number.EPSILON))
        : shared / Math.sqrt(square);
      second = Math.max(second, Math.min(likeness, most));
      most = Math.max(most, likeness);
      if (likeness > best.likeness) best = { likeness, place };
    }
    const isClear = best.likeness >= BELONGS || best.likeness >= NEAR.ahead * second;
    const group = isClear ? settled[best.place] : undefined;
    if (group) group.push(i);
    else alone.push([i]);
  });
  return [...settled.filter((group) => group.length > 0), ...alone];
}

/** For each word the places of the groups that hold it, each followed by its weight there: a list of pairs is slower to read. */
type Holders = ReadonlyMap<string, readonly number[]>;

function holdersOf(middles: readonly Middle[]): Holders {
  const holders = new Map<string, number[]>();
  middles.forEach(({ sum }, place) => {
    for (const [term, weight] of sum) {
      const own = holders.get(term);
      if (own === undefined) holders.set(term, [place, weight]);
      else own.push(place, weight);
    }
  });
  return holders;
}

/** Puts the product of a question's vector with each middle into `sums` by place, and gives the places that share a word with it. */
function addShared(vector: Vector, holders: Holders, sums: Float64Array): number[] {
  sums.fill(0);
  const places: number[] = [];
  for (const [term, weight] of vector) {
    const held = holders.get(term) ?? [];
    for (let at = 0; at < held.length; at += 2) {
      const place = held[at] ?? 0;
      const before = sums[place] ?? 0;
      if (before === 0) places.push(place);
      sums[place] = before + weight * (held[at + 1] ?? 0);
    }
  }
  return places;
}
