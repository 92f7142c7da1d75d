import type { Likeness } from './compare-questions.ts';

type Group = {
  members: number[];
  /** Average similarity to each other group, by position. */
  likeness: Float32Array;
  /** Position of the most similar group. */
  nearest: number;
  most: number;
};

/** Number of groups whose nearest one is searched between two pauses. */
const AT_A_STRETCH = 64;

/**
 * Average linkage: merges the two most similar groups until no two are at least `least` similar. Time and memory grow with the square of the
 * number of questions (4 bytes for each pair). Yields after each merge.
 */
export function* linkByAverage(likeness: readonly Likeness[], least: number): Generator<void, number[][]> {
  const groups = likeness.map(
    (row, i): Group => ({ members: [i], likeness: row.slice(), nearest: -1, most: 0 }),
  );
  const alive = new Set(groups);
  for (const [i, group] of groups.entries()) {
    findNearest(group, groups, alive);
    if (i % AT_A_STRETCH === 0) yield;
  }
  for (;;) {
    const kept = mostAlike(alive);
    const joined = kept && groups[kept.nearest];
    if (kept === undefined || joined === undefined || kept.most < least)
      return [...alive].map(({ members }) => members);
    alive.delete(joined);
    join(kept, joined, groups, alive);
    yield;
  }
}

function join(kept: Group, joined: Group, groups: readonly Group[], alive: ReadonlySet<Group>): void {
  const [place, gone] = [placeOf(kept), placeOf(joined)];
  const size = kept.members.length + joined.members.length;
  for (const other of alive) {
    const at = placeOf(other);
    const sum =
      (kept.likeness[at] ?? 0) * kept.members.length + (joined.likeness[at] ?? 0) * joined.members.length;
    kept.likeness[at] = sum / size;
    other.likeness[place] = sum / size;
  }
  kept.members = [...kept.members, ...joined.members];
  for (const other of alive) {
    const now = other.likeness[place] ?? 0;
    if (other === kept || other.nearest === place || other.nearest === gone)
      findNearest(other, groups, alive);
    else if (now > other.most) Object.assign(other, { nearest: place, most: now });
  }
}

/** A group keeps the position of its first member. */
const placeOf = ({ members: [first = 0] }: Group): number => first;

function findNearest(group: Group, groups: readonly Group[], alive: ReadonlySet<Group>): void {
  let [nearest, most] = [-1, 0];
  for (let place = 0; place < groups.length; place += 1) {
    const likeness = group.likeness[place] ?? 0;
    const other = likeness > most ? groups[place] : undefined;
    if (other !== undefined && other !== group && alive.has(other)) [nearest, most] = [place, likeness];
  }
  group.nearest = nearest;
  group.most = most;
}

function mostAlike(alive: ReadonlySet<Group>): Group | undefined {
  let best: Group | undefined;
  for (const group of alive) if (group.most > (best?.most ?? 0)) best = group;
  return best;
}
