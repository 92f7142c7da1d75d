/** Signs that are drawn in the middle of a sentence: a key, a lamp, a symbol of the display. */
import { beginsSmall } from '../../../document/lines.ts';
import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';

/** Widest gap that a drawn sign leaves in a line, in type sizes. */
const MAX_SIGN_SHARE = 3.4;
const MAX_TYPE_RATIO = 1.1;
/** Rows above and below that are looked at: what is set in columns begins below each other. */
const ROWS_NEAR = 6;
/** Lines that begin alike ("Press the key …", "Hold the key …") have their signs below each other; so many at most. */
const MAX_ALIKE = 2;
const SAME_EDGE_POINTS = 1.5;
const ENDS_SENTENCE = /[.!?:;]["”’)]?$/;
const HAS_WORD = /\p{L}{2}/u;
const GOES_ON = /^[,.;:)]/;

/**
 * Fragments that go on with the line before them although the gap is as wide as between columns: a sign is drawn there, which is no
 * text. They go on with its sentence in the same type, and no column begins there.
 * @param rows from top to bottom, each from left to right
 */
export function findInlineGaps(rows: ReadonlyArray<readonly Fragment[]>): ReadonlySet<Fragment> {
  const inline = new Set<Fragment>();
  for (const [index, row] of rows.entries()) {
    for (const [at, item] of row.entries()) {
      const before = row[at - 1];
      if (before === undefined || !goesOnWith(before, item)) continue;
      const near = rows.slice(Math.max(0, index - ROWS_NEAR), index + ROWS_NEAR + 1);
      const below = near.flatMap((other) => (other === row ? [] : beginningAt(item.x, other)));
      if (below.length <= MAX_ALIKE && below.every(({ goesOn }) => goesOn)) inline.add(item);
    }
  }
  return inline;
}

/** What begins at a place in a row, and whether it goes on with what stands before it there. */
function beginningAt(x: number, row: readonly Fragment[]): { goesOn: boolean }[] {
  return row.flatMap((item, at) => {
    if (!isSameEdge(x, item.x)) return [];
    const before = row[at - 1];
    return [{ goesOn: before !== undefined && goesOnWith(before, item) }];
  });
}

function goesOnWith(before: Fragment, item: Fragment): boolean {
  const [size, other] = [typeSize(item), typeSize(before)];
  const gap = item.x - (before.x + before.width);
  if (gap > MAX_SIGN_SHARE * size || Math.max(size, other) > MAX_TYPE_RATIO * Math.min(size, other))
    return false;
  const [left, right] = [before.text.trim(), item.text.trim()];
  return HAS_WORD.test(left) && !ENDS_SENTENCE.test(left) && (beginsSmall(right) || GOES_ON.test(right));
}

const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_POINTS;
