import type { Fragment } from '../page-content.ts';
import { type Band, isNear, middleX, middleY } from './region.ts';
import type { PageRules, Rule } from './rules.ts';
import { type Segment, type TextRow, toTextRows } from './text-rows.ts';

/** What stands between two rules of the same extent. */
export type RuledBand = Band & {
  items: Fragment[];
  rows: TextRow[];
  /** Edges between columns that both rules, or uprights between them, draw. */
  edges: number[];
  /** Those that uprights draw. */
  uprights: number[];
  /** Those that the pieces of either rule tell. */
  breaks: number[];
  /** Those that the rule above tells alone, as the one below is whole: of what may be the last row. */
  closingEdges: number[];
};

const EXTENT_TOLERANCE_POINTS = 4;
/** An upright that goes on above and below a rule does so by this much. */
const RUNS_ON_POINTS = 3;

/** Share of the table's width that a rule needs to part rows beside a cell that runs over both. */
const MIN_PARTIAL_SHARE = 0.5;
/** The same of one that ends at uprights on both sides, between cells that run over both. */
const MIN_ENCLOSED_SHARE = 0.25;

/** Rules that begin and end at the same places, from top to bottom. */
export type Group = { left: number; right: number; rules: Rule[] };

/** Names of columns are this low, and so many lines at most. */
const MAX_HEAD_POINTS = 45;
export const MAX_HEAD_LINES = 3;

/** Rows of a table follow one another by at most so many heights of their text. */
const MAX_STEP_HEIGHTS = 2.2;

/** What may stand below a table that ends with its page: the page's number, or what runs along all pages. */
const MAX_FOOT_LINES = 1;

/**
 * Rules of one extent, at least three, and those within it that part most of its width. A table that goes on on the next page may
 * have no rule at its end: there the third one is what is printed last.
 */
export function groupByExtent(
  { horizontal: rules, vertical }: PageRules,
  sorted: readonly Fragment[],
): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    const same = groups.find(
      ({ left, right }) =>
        Math.abs(left - rule.left) < EXTENT_TOLERANCE_POINTS &&
        Math.abs(right - rule.right) < EXTENT_TOLERANCE_POINTS,
    );
    if (same) same.rules.push(rule);
    else groups.push({ left: rule.left, right: rule.right, rules: [rule] });
  }
  const isAtUpright = (x: number, y: number): boolean =>
    vertical.some(
      (upright) =>
        isNear(upright.x, x) && upright.top < y - RUNS_ON_POINTS && upright.bottom > y + RUNS_ON_POINTS,
    );
  const isEnclosed = ({ left, right, y }: Rule): boolean => isAtUpright(left, y) && isAtUpright(right, y);
  const full = groups.filter((group) => group.rules.length >= 2);
  for (const group of full) {
    const width = group.right - group.left;
    const partial = rules.filter(
      (rule) =>
        !group.rules.includes(rule) &&
        rule.left > group.left - EXTENT_TOLERANCE_POINTS &&
        rule.right < group.right + EXTENT_TOLERANCE_POINTS &&
        (rule.right - rule.left >= MIN_PARTIAL_SHARE * width ||
          (rule.right - rule.left >= MIN_ENCLOSED_SHARE * width && isEnclosed(rule))),
    );
    group.rules = [...group.rules, ...partial].sort((a, b) => a.y - b.y);
  }
  for (const group of full) {
    const end = group.rules.length === 2 ? endWithPage(group, sorted) : null;
    if (end !== null) group.rules.push({ y: end, left: group.left, right: group.right, breaks: [] });
  }
  return full.filter((group) => group.rules.length >= 3);
}

/** Where the rows end that stand below two rules with names of columns between them, if these are the last on the page. */
function endWithPage({ rules, left, right }: Group, sorted: readonly Fragment[]): number | null {
  const [above, below] = rules;
  if (!above || !below || below.y - above.y > MAX_HEAD_POINTS) return null;
  const isInside = (item: Fragment) => middleX(item) > left - 2 && middleX(item) < right + 2;
  const head = toTextRows(sorted.filter((item) => isInside(item) && isBetween(item, above.y, below.y)));
  if (head.length === 0 || head.length > MAX_HEAD_LINES) return null;
  if (head.every(({ segments }) => segments.length < 2)) return null;
  const rest = toTextRows(sorted.filter((item) => middleY(item) > below.y));
  let end = below.y;
  let rows = 0;
  for (const { top, bottom, segments } of rest) {
    const isPart =
      top - end < (MAX_STEP_HEIGHTS - 1) * (bottom - top) && segments.every(isWithin(left, right));
    if (!isPart) break;
    end = Math.max(end, bottom);
    rows += 1;
  }
  return rows >= 2 && rest.length - rows <= MAX_FOOT_LINES ? end + 1 : null;
}

const isBetween = (item: Fragment, top: number, bottom: number): boolean =>
  middleY(item) > top && middleY(item) < bottom;

const isWithin =
  (left: number, right: number) =>
  (segment: Segment): boolean =>
    segment.left > left - 2 && segment.right < right + 2;

/** What stands between each two rules of a group; `sorted`: fragments from top to bottom. */
export function bandsBetween(
  { rules, left, right }: Group,
  sorted: readonly Fragment[],
  page: PageRules,
): RuledBand[] {
  let next = 0;
  const breaks = rules.flatMap((rule) => rule.breaks);
  const whole = rules.filter((rule) => isNear(rule.left, left) && isNear(rule.right, right));
  const isUsual = (x: number) =>
    whole.filter((rule) => rule.breaks.some((other) => isNear(x, other))).length > whole.length / 2;
  const isInside = (x: number) => x > left + 5 && x < right - 5;
  // A rule beside a cell over several rows begins or ends where others are broken.
  const cellEdges = rules.map((rule) => [
    ...rule.breaks,
    ...[rule.left, rule.right].filter((x) => isInside(x) && breaks.some((other) => isNear(x, other))),
  ]);
  const sharedBy = (one: readonly number[], other: readonly number[]) =>
    one.filter((x) => other.some((near) => isNear(x, near)));
  return rules.slice(1).map((below, index) => {
    const above = rules[index] ?? below;
    const held: Fragment[] = [];
    for (let item = sorted[next]; item && middleY(item) < below.y; item = sorted[++next]) {
      if (middleY(item) > above.y) held.push(item);
    }
    const middle = (above.y + below.y) / 2;
    const uprights = page.vertical
      .filter(({ x, top, bottom }) => top < middle && bottom > middle && isInside(x))
      .map(({ x }) => x);
    const broken = sharedBy(above.breaks, below.breaks);
    // Where no other edge is drawn, here or by most rules, the columns beside are told by their text.
    const isDrawn = uprights.length + broken.length > 0;
    const [edgesAbove = [], edgesBelow = []] = [cellEdges[index], cellEdges[index + 1]];
    const shared = sharedBy(edgesAbove, edgesBelow).filter((x) => isDrawn || isUsual(x));
    const edges = [...uprights, ...shared.filter((x) => !uprights.some((other) => isNear(x, other)))];
    const pieces = [...above.breaks, ...below.breaks].filter(isInside);
    return {
      top: above.y,
      bottom: below.y,
      items: held,
      rows: toTextRows(held),
      edges,
      uprights,
      breaks: pieces,
      closingEdges: below.breaks.length > 0 ? [] : edgesAbove.filter(isInside),
    };
  });
}
