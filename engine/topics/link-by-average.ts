import type { Vector } from './vector.ts';

type Group = {
  members: number[];
  /** How alike it is to each other group on average, by their places. */
  likeness: Float64Array;
  /** Place of the group that it is most alike. */
  nearest: number;
  most: number;
};

/**
 * Joins the two groups that are most alike on average, again and again, until none are as alike as `least` (cosine).
 * Time grows with the square of the questions, and so does memory: 8 bytes for each pair.
 */
export function linkByAverage(vectors: readonly Vector[], least: number): number[][] {
  const groups = compareAll(vectors);
  const alive = new Set(groups);
  for (const group of alive) findNearest(group, groups, alive);
  for (;;) {
    const kept = mostAlike(alive);
    const joined = kept && groups[kept.nearest];
    if (kept === undefined || joined === undefined || kept.most < least)
      return [...alive].map(({ members }) => members);
    alive.delete(joined);
    join(kept, joined, groups, alive);
  }
}

/** One group for each question. Only those that share a word are compared. */
function compareAll(vectors: readonly Vector[]): Group[] {
  const groups = vectors.map(
    (_, i): Group => ({
      members: [i],
      likeness: new Float64Array(vectors.length),
      nearest: -1,
      most: 0,
    }),
  );
  const holders = new Map<string, { likeness: Float64Array; place: number; weight: number }[]>();
  groups.forEach(({ likeness }, place) => {
    for (const [term, weight] of vectors[place] ?? []) {
      const others = holders.get(term) ?? [];
      for (const other of others) {
        const sum = (likeness[other.place] ?? 0) + weight * other.weight;
        likeness[other.place] = sum;
        other.likeness[place] = sum;
      }
      others.push({ likeness, place, weight });
      holders.set(term, others);
    }
  });
  return groups;
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

/** A group keeps the place of its first member. */
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
