import type { Fragment } from '../page-content.ts';
import { quantile } from './region.ts';

/** Advance widths of Helvetica for U+0020 to U+007E in thousandths of the type size (Adobe Core 14 AFM). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const OTHER_WIDTH = 556;

/** Shorter words vary too much between typefaces. */
const MIN_MEASURED_UNITS = 1.5;

/** Width of `text` in Helvetica at size 1. */
function helveticaWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++)
    width += HELVETICA[text.charCodeAt(index) - 32] ?? OTHER_WIDTH;
  return width / 1000;
}

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
