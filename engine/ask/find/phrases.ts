import { type ManualIndex, passagesWith, passageTerms } from '../../index/manual-index.ts';
import { meaningsOf, type Query, type QueryTerm } from '../base/query.ts';

/**
 * Whether the two-word phrases of the question occur in the manual: (phrases found − phrases not found) / (phrases + 1), from -1 to 1. A
 * manual that has "remote" and "start" but never "remote start" is about something else.
 */
export function phraseBalance(index: ManualIndex, { phrases }: Query): number {
  const held = phrases.filter(([first, second]) => isHeld(index, first, second)).length;
  return (2 * held - phrases.length) / (1 + phrases.length);
}

function isHeld(index: ManualIndex, first: QueryTerm, second: QueryTerm): boolean {
  const seconds = new Set(meaningsOf(second));
  return meaningsOf(first).some((before) =>
    [...seconds].some((after) =>
      commonPassages(index, before, after).some((passage) => standsBefore(index, passage, before, after)),
    ),
  );
}

/** The passages that contain both terms: the intersection of two sorted lists. */
function commonPassages(index: ManualIndex, a: number, b: number): number[] {
  const [left, right] = [passagesWith(index, a), passagesWith(index, b)];
  const common: number[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [x = 0, y = 0] = [left[i], right[j]];
    if (x === y) common.push(x);
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return common;
}

function standsBefore(index: ManualIndex, passage: number, first: number, second: number): boolean {
  const terms = passageTerms(index, passage);
  for (let i = 1; i < terms.length; i += 1) if (terms[i] === second && terms[i - 1] === first) return true;
  return false;
}
