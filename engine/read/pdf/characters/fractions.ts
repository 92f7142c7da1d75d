import type { Fragment } from '../page-content.ts';

/** The parts of a fraction are set in smaller type than the line, above and below its middle, and touch its words. */
const SMALLER_SHARE = 0.85;
const OVERLAP_SHARE = 0.5;
const MAX_GAP_HEIGHTS = 1;
const MAX_BESIDE_HEIGHTS = 1.5;
/** Longer words are those of a text in two lines beside a sign or a title. */
const WORD = /\p{L}{3}/u;
/** So many fragments before and behind are looked at, from top to bottom. */
const MAX_NEAR = 24;

/** The parts of fractions among a page's fragments: which is read before the other, no line tells. */
export function findFractions(items: readonly Fragment[]): Set<Fragment> {
  const found = new Set<Fragment>();
  const maxHeight = SMALLER_SHARE * items.reduce((most, { height }) => Math.max(most, height), 0);
  // On most pages all is of one size, or what is smaller are words.
  const isPart = ({ height, text }: Fragment) => height < maxHeight && !WORD.test(text);
  if (!items.some(isPart)) return found;
  const sorted = [...items].sort((a, b) => middle(a) - middle(b));
  for (const [index, upper] of sorted.entries()) {
    if (!isPart(upper)) continue;
    const end = Math.min(sorted.length, index + MAX_NEAR);
    for (let at = index + 1; at < end; at += 1) {
      const lower = sorted[at];
      if (!lower || !areAbove(upper, lower) || !isPart(lower)) continue;
      const near = sorted.slice(Math.max(0, index - MAX_NEAR), end);
      if (near.some((main) => isBetween(main, upper, lower))) found.add(upper).add(lower);
    }
  }
  return found;
}

const middle = ({ y, height }: Fragment): number => y + height / 2;

function areAbove(upper: Fragment, lower: Fragment): boolean {
  const shared = Math.min(upper.x + upper.width, lower.x + lower.width) - Math.max(upper.x, lower.x);
  const gap = lower.y - (upper.y + upper.height);
  const height = Math.min(upper.height, lower.height);
  const isOver = shared > OVERLAP_SHARE * Math.min(upper.width, lower.width);
  return isOver && gap > -0.5 * height && gap < MAX_GAP_HEIGHTS * height;
}

/** Whether the middle of larger type right beside both stands between theirs. */
function isBetween(main: Fragment, upper: Fragment, lower: Fragment): boolean {
  const isLarger = Math.max(upper.height, lower.height) < SMALLER_SHARE * main.height;
  const left = Math.min(upper.x, lower.x);
  const right = Math.max(upper.x + upper.width, lower.x + lower.width);
  const gap = Math.max(left - (main.x + main.width), main.x - right);
  const isBeside = gap > -1 && gap < MAX_BESIDE_HEIGHTS * main.height;
  return isLarger && isBeside && middle(main) > middle(upper) && middle(main) < middle(lower);
}
