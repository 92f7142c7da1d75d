import type { Fragment } from '../page-content.ts';
import { buildLines } from '../printed-line.ts';

type Typeface = { bold: boolean; mono: boolean };

/** Fonts are few and fragments many. */
const MAX_KNOWN = 500;
const known = new Map<string, Typeface>();

function typefaceOf({ fontName = '' }: Fragment): Typeface {
  const face = known.get(fontName);
  if (face) return face;
  const [line] = buildLines([{ text: 'x', x: 0, y: 0, width: 1, height: 1, fontName }]);
  const found = { bold: line?.bold ?? false, mono: line?.mono ?? false };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(fontName, found);
  return found;
}

export function isBold(item: Fragment): boolean {
  return typefaceOf(item).bold;
}

export function isMono(item: Fragment): boolean {
  return typefaceOf(item).mono;
}
