import type { Fragment } from '../page-content.ts';
import { type Band, isNear, middleY } from './region.ts';
import type { PageRules, Rule } from './rules.ts';
import { type TextRow, toTextRows } from './text-rows.ts';

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
};

const EXTENT_TOLERANCE_POINTS = 4;

/** Share of the table's width that a rule needs to part rows beside a cell that runs over both. */
const MIN_PARTIAL_SHARE = 0.5;

/** Rules that begin and end at the same places, from top to bottom. */
export type Group = { left: number; right: number; rules: Rule[] };

/** Rules of one extent, at least three, and those within it that part most of its width. */
export function groupByExtent(rules: readonly Rule[]): Group[] {
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
  const full = groups.filter((group) => group.rules.length >= 2);
  for (const group of full) {
    const width = group.right - group.left;
    const partial = rules.filter(
      (rule) =>
        !group.rules.includes(rule) &&
        rule.left > group.left - EXTENT_TOLERANCE_POINTS &&
        rule.right < group.right + EXTENT_TOLERANCE_POINTS &&
        rule.right - rule.left >= MIN_PARTIAL_SHARE * width,
    );
    group.rules = [...group.rules, ...partial].sort((a, b) => a.y - b.y);
  }
  return full.filter((group) => group.rules.length >= 3);
}

/** What stands between each two rules of a group; `sorted`: fragments from top to bottom. */
export function bandsBetween(
  { rules, left, right }: Group,
  sorted: readonly Fragment[],
  page: PageRules,
): RuledBand[] {
  let next = 0;
  const breaks = rules.flatMap((rule) => rule.breaks);
  const isInside = (x: number) => x > left + 5 && x < right - 5;
  // A rule beside a cell over several rows begins or ends where others are broken.
  const cellEdges = (rule: Rule) => [
    ...rule.breaks,
    ...[rule.left, rule.right].filter((x) => isInside(x) && breaks.some((other) => isNear(x, other))),
  ];
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
    // Where no other edge is drawn, the columns beside are told by their text.
    const isDrawn = uprights.length + broken.length > 0;
    const shared = isDrawn ? sharedBy(cellEdges(above), cellEdges(below)) : [];
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
    };
  });
}
