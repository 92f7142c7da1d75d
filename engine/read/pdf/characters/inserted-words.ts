import type { Fragment } from '../page-content.ts';

/** So many fragments before and behind are looked at: the parser puts them in order of their lines. */
const MAX_NEAR = 4;
const MAX_ROTATION = 2;
/** Words may be printed over others; a number on the same line is meant to be read between them. */
const NUMBER = /^[\d.,:/%°±+]*\d[\d.,:/%°±+]*$/;
const MAX_CHARS = 12;
const LEVEL_SHARE = 0.3;
/** How far, in type sizes, a blank may seem to be from what is printed there: where it stands is estimated by usual widths. */
const MAX_OFF_SIZES = 1.5;
/** Widths in type sizes. */
const SQUARE = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/;
const SQUARE_WIDTH = 1;
const USUAL_WIDTH = 0.5;

/**
 * The parser joins words of one font over a number of another that is printed between them. Such a fragment is parted where
 * the other one stands.
 */
export function partAroundInserted(items: readonly Fragment[]): Fragment[] {
  const insertedInto = new Map<Fragment, Fragment[]>();
  for (const [index, item] of items.entries()) {
    if (item.text.length > MAX_CHARS || !NUMBER.test(item.text.trim())) continue;
    const near = items.slice(Math.max(0, index - MAX_NEAR), index + MAX_NEAR + 1);
    for (const host of near.filter((other) => liesWithin(item, other)))
      insertedInto.set(host, [...(insertedInto.get(host) ?? []), item]);
  }
  if (insertedInto.size === 0) return [...items];
  return items.flatMap((host) => {
    const inserted = insertedInto.get(host);
    return inserted
      ? partHost(
          host,
          inserted.sort((a, b) => a.x - b.x),
        )
      : [host];
  });
}

function liesWithin(item: Fragment, host: Fragment): boolean {
  if (item.x <= host.x || item.x + item.width >= host.x + host.width || !host.text.includes(' '))
    return false;
  const distance = Math.abs(item.y + item.height / 2 - (host.y + host.height / 2));
  const isLevel = distance < LEVEL_SHARE * Math.min(item.height, host.height);
  return isLevel && Math.abs(host.rotation ?? 0) < MAX_ROTATION;
}

function partHost(host: Fragment, inserted: readonly Fragment[]): Fragment[] {
  const parts: Fragment[] = [];
  let rest = host;
  for (const item of inserted) {
    const at = blankAt(rest, item.x + item.width / 2);
    if (at === null) continue;
    const right = item.x + item.width;
    parts.push({ ...rest, text: rest.text.slice(0, at), width: Math.max(0, item.x - rest.x) });
    rest = { ...rest, text: rest.text.slice(at + 1), x: right, width: rest.x + rest.width - right };
  }
  return [...parts, rest];
}

/** The index of the blank that stands nearest to `x`; null where none does. */
function blankAt({ text, x: left, width, height, fontSize = height }: Fragment, x: number): number | null {
  const scale = width / widthOf(text);
  let best: { at: number; off: number } | null = null;
  for (const { index } of text.matchAll(/ /g)) {
    const off = Math.abs(left + scale * (widthOf(text.slice(0, index)) + USUAL_WIDTH / 2) - x);
    if (off <= MAX_OFF_SIZES * fontSize && off < (best?.off ?? Number.POSITIVE_INFINITY))
      best = { at: index, off };
  }
  return best?.at ?? null;
}

function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += SQUARE.test(char) ? SQUARE_WIDTH : USUAL_WIDTH;
  return width;
}
