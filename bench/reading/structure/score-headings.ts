import { commonSubsequence } from '../../lib/figures/common-subsequence.ts';
import type { Heading } from './structure.ts';
import { titleKey, titleKeyWithoutLetter } from './title-key.ts';

export type HeadingScore = {
  gold: number;
  found: number;
  /** Share of the headings of the source that were found, each as often as it occurs. */
  recall: number;
  /** Share of the headings found that are in the source. */
  precision: number;
  /** Of the right ones, the share that stand in the order of the source. */
  inOrder: number;
  /** Of those in order, the share that stand under the heading that they stand under in the source. */
  underParent: number;
};

/** Compares headings by their titles without section numbers. The title of the whole document is left out on both sides. */
export function scoreHeadings(source: readonly Heading[], read: readonly Heading[]): HeadingScore {
  const outermost = source.filter(({ level }) => level === source[0]?.level);
  const title = outermost.length === 1 && source.length > 1 ? titleKey(source[0]?.text ?? '') : null;
  const gold = withParents(source, title, titleKey);
  const titles = new Set(gold.map(({ key }) => key));
  // An outline says "Safety" where "B Safety" is printed.
  const found = withParents(read, title, (text) => {
    const bare = titleKeyWithoutLetter(text);
    return bare !== null && titles.has(bare) ? bare : titleKey(text);
  });
  const pairs = commonSubsequence(
    gold.map(({ key }) => key),
    found.map(({ key }) => key),
  );
  const right = countShared(gold, found);
  const placed = pairs.filter(([i, j]) => gold[i]?.parent === found[j]?.parent);
  return {
    gold: gold.length,
    found: found.length,
    recall: right / Math.max(1, gold.length),
    precision: right / Math.max(1, found.length),
    inOrder: pairs.length / Math.max(1, right),
    underParent: placed.length / Math.max(1, pairs.length),
  };
}

type Placed = { key: string; parent: string | null };

function withParents(
  headings: readonly Heading[],
  title: string | null,
  keyOf: (text: string) => string,
): Placed[] {
  const open: Array<{ level: number; key: string }> = [];
  const placed: Placed[] = [];
  let isTitleLeftOut = title === null;
  for (const { text, level } of headings) {
    const key = keyOf(text);
    if (key === '') continue;
    if (!isTitleLeftOut && key === title) {
      isTitleLeftOut = true;
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    placed.push({ key, parent: open.at(-1)?.key ?? null });
    open.push({ level, key });
  }
  return placed;
}

function countShared(gold: readonly Placed[], found: readonly Placed[]): number {
  const left = new Map<string, number>();
  for (const { key } of gold) left.set(key, (left.get(key) ?? 0) + 1);
  return found.filter(({ key }) => {
    const times = left.get(key) ?? 0;
    left.set(key, times - 1);
    return times > 0;
  }).length;
}
