import { isSubject } from './tell-subjects.ts';
import type { Vector } from './vector.ts';
import type { Things } from './weigh-words.ts';

/** Minimum share of a group's questions that name its main word. */
const MAIN = 0.6;
/** Beside it a second thing makes a topic of its own in between: a rarer one is a detail, a more frequent one part of the first. */
const SECOND = { least: 0.3, most: 0.7 };
/** Minimum number of questions in each part; with five or six, coherent topics were split. */
const LEAST_QUESTIONS = 7;

/**
 * Splits groups whose questions share only the main word: of questions about brakes, some ask for new pads and some describe a noise. Groups
 * are given as positions in `vectors`.
 */
export function splitGroups(
  vectors: readonly Vector[],
  groups: readonly (readonly number[])[],
  things: Things,
): number[][] {
  return groups.flatMap((group) => splitGroup(vectors, group, things));
}

function splitGroup(vectors: readonly Vector[], group: readonly number[], things: Things): number[][] {
  const second = group.length < 2 * LEAST_QUESTIONS ? undefined : secondThing(vectors, group, things);
  if (second === undefined) return [[...group]];
  const holds = (i: number): boolean => vectors[i]?.has(second) === true;
  const parts = [group.filter(holds), group.filter((i) => !holds(i))];
  return parts.flatMap((part) => splitGroup(vectors, part, things));
}

/**
 * The most frequent word besides the main word that enough questions of the group name and enough others don't. If the questions share only
 * an action ("change"), any thing that is named often enough.
 */
function secondThing(
  vectors: readonly Vector[],
  group: readonly number[],
  { isThing, isPartner }: Things,
): string | undefined {
  const counts = new Map<string, number>();
  for (const i of group)
    for (const term of vectors[i]?.keys() ?? [])
      if (!isSubject(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const words = [...counts].toSorted(([, a], [, b]) => b - a);
  const [main, most] = words[0] ?? ['', 0];
  const isHeld = most >= MAIN * group.length && isThing(main);
  const least = Math.max(isHeld ? SECOND.least * group.length : 0, LEAST_QUESTIONS);
  const second = words.find(
    ([term, count]) =>
      count >= least &&
      count <= Math.min(SECOND.most * group.length, group.length - LEAST_QUESTIONS) &&
      isThing(term) &&
      !(isHeld && (term === main || isPartner(main, term))),
  );
  return second?.[0];
}
