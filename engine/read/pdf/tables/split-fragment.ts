import { helveticaWidth } from '../characters/helvetica-width.ts';
import type { Fragment } from '../page-content.ts';
import { quantile } from './region.ts';

/** Shorter words vary too much between typefaces. */
const MIN_MEASURED_UNITS = 1.5;

/**
 * Points per unit of Helvetica width for each font among the fragments: a scale that brings another typeface's
 * words within a few percent of their true widths. Below the median, as joined fragments are wider by their gap.
 */
export function measureFonts(items: readonly Fragment[]): Map<string, number> {
  const ratios = new Map<string, number[]>();
  for (const item of items) {
    const units = helveticaWidth(item.text.trim());
    if (units < MIN_MEASURED_UNITS) continue;
    const known = ratios.get(fontOf(item));
    if (known) known.push(item.width / units);
    else ratios.set(fontOf(item), [item.width / units]);
  }
  return new Map([...ratios].map(([font, values]) => [font, quantile(values, 0.4)]));
}

function fontOf({ fontName, fontSize, height }: Fragment): string {
  return `${fontName ?? ''} ${Math.round(fontSize ?? height)}`;
}

/**
 * Cuts a fragment in two at the word that begins the column right of `edge` (points from the left), or returns
 * null where none begins there. `start` is where that column's text usually begins, if there is such a place.
 * The layout pass joins neighbouring cells whose gap is narrower than an em.
 */
export function splitFragment(
  item: Fragment,
  edge: number,
  start: number | null,
  scales: Map<string, number>,
): [Fragment, Fragment] | null {
  const scale = scales.get(fontOf(item)) ?? item.width / helveticaWidth(item.text.trim());
  const end = item.x + item.width;
  let best: { at: number; miss: number; leftEnd: number; rightStart: number } | null = null;
  for (const { index: at } of item.text.matchAll(/ (?=\S)/g)) {
    const leftWidth = scale * helveticaWidth(item.text.slice(0, at).trim());
    const rightWidth = scale * helveticaWidth(item.text.slice(at + 1).trimEnd());
    if (leftWidth === 0) continue;
    const leftEnd = item.x + leftWidth;
    const rightStart = end - rightWidth;
    const over = Math.max(0, leftEnd - (start ?? edge)) / toleranceOf(item, leftWidth);
    const off = start === null ? Math.max(0, edge - rightStart) : Math.abs(rightStart - start);
    const miss = Math.max(over, off / toleranceOf(item, rightWidth));
    if (!best || miss < best.miss) best = { at, miss, leftEnd, rightStart };
  }
  if (!best || best.miss > 1) return null;
  const cut = Math.min(Math.max(start ?? best.rightStart, edge, item.x + 1), end - 1);
  const leftEnd = Math.min(Math.max(best.leftEnd, item.x + 1), cut - 0.5);
  return [
    { ...item, text: item.text.slice(0, best.at).trimEnd(), width: leftEnd - item.x },
    { ...item, text: item.text.slice(best.at + 1), x: cut, width: end - cut },
  ];
}

/** How far an estimate may be out: it errs by some hundredths of the width it is made from. */
function toleranceOf(item: Fragment, width: number): number {
  return 0.45 * item.height + 0.07 * width;
}
