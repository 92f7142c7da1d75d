/** Signs that are drawn in the middle of a sentence: a key, a lamp, a symbol of the display. */
import { beginsSmall } from '../../../document/lines.ts';
import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import { isSameEdge, pointsNear } from './edges.ts';

/** Gap that a drawn sign leaves in a line, in type sizes: a narrower one parts nothing. */
const SIGN_SHARE = { from: 0.9, to: 3.4 };
const MAX_TYPE_RATIO = 1.1;
/** Rows above and below that are looked at: what is set in columns begins below each other. */
const ROWS_NEAR = 6;
/** Lines that begin alike ("Press the key …", "Hold the key …") have their signs below each other; so many at most. */
const MAX_ALIKE = 2;
const ENDS_SENTENCE = /[.!?:;]["”’)]?$/;
const HAS_WORD = /\p{L}{2}/u;
const GOES_ON = /^[,.;:)]/;

/**
 * Fragments that go on with the line before them although the gap is as wide as between columns: a sign is drawn there, which is no
 * text. They go on with its sentence in the same type, and no column begins there.
 * @param rows from top to bottom, each from left to right
 */
export function findInlineGaps(rows: ReadonlyArray<readonly Fragment[]>): ReadonlySet<Fragment> {
  const begun = rows.map(startsOf);
  const inline = new Set<Fragment>();
  for (const [index, starts] of begun.entries()) {
    for (const { item, goesOn } of [...starts.values()].flat()) {
      if (!goesOn) continue;
      const near = begun.slice(Math.max(0, index - ROWS_NEAR), index + ROWS_NEAR + 1);
      const alike = near.flatMap((other) => (other === starts ? [] : beginningAt(item.x, other)));
      if (alike.length <= MAX_ALIKE && alike.every((start) => start.goesOn)) inline.add(item);
    }
  }
  return inline;
}

/** What begins in a row, and whether it goes on with what stands before it there. */
type Start = { item: Fragment; goesOn: boolean };

/** By whole points, so that it is found at once in rows of any length. */
function startsOf(row: readonly Fragment[]): Map<number, Start[]> {
  const starts = new Map<number, Start[]>();
  for (const [at, item] of row.entries()) {
    const before = row[at - 1];
    const start = { item, goesOn: before !== undefined && goesOnWith(before, item) };
    const point = Math.round(item.x);
    const known = starts.get(point);
    if (known) known.push(start);
    else starts.set(point, [start]);
  }
  return starts;
}

const beginningAt = (x: number, starts: ReadonlyMap<number, Start[]>): Start[] =>
  pointsNear(x).flatMap((point) => (starts.get(point) ?? []).filter(({ item }) => isSameEdge(item.x, x)));

function goesOnWith(before: Fragment, item: Fragment): boolean {
  const [size, other] = [typeSize(item), typeSize(before)];
  const gap = item.x - (before.x + before.width);
  const isSign = gap >= SIGN_SHARE.from * size && gap <= SIGN_SHARE.to * size;
  if (!isSign || Math.max(size, other) > MAX_TYPE_RATIO * Math.min(size, other)) return false;
  const [left, right] = [before.text.trim(), item.text.trim()];
  return HAS_WORD.test(left) && !ENDS_SENTENCE.test(left) && (beginsSmall(right) || GOES_ON.test(right));
}
