/** How often each of several things occurs. */
export type Counts = Map<string, number>;

export function countOne(counts: Counts, thing: string): void {
  counts.set(thing, (counts.get(thing) ?? 0) + 1);
}

/** All of them, each as often as it occurs. */
export const countAll = (counts: Counts): number =>
  [...counts.values()].reduce((sum, times) => sum + times, 0);

/** What both have, each as often as it occurs in both. */
export function countShared(a: Counts, b: Counts): number {
  return [...a].reduce((sum, [thing, times]) => sum + Math.min(times, b.get(thing) ?? 0), 0);
}
