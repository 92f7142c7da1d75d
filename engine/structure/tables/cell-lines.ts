import { parseListMarker } from '../../document/list-marker.ts';
import type { Cell } from '../../document/pages.ts';
import { locateLines } from '../passage-text.ts';

/** Fewer printed lines that begin with a marker may begin so by chance. */
const MIN_ITEMS = 2;

/** The words of a table's cell as they are shown: where it holds a list, each item of it on a line of its own. */
export function cellWithItems({ text, lines = [] }: Cell): string {
  const starts = locateLines(
    text,
    lines.map((line) => ({ ...line, page: 0 })),
  ).flatMap((place, index) =>
    place && parseListMarker(lines[index]?.text ?? '') !== null ? place.start : [],
  );
  if (starts.length < MIN_ITEMS) return text;
  return starts.reduce(
    (shown, start) => (start > 0 ? `${shown.slice(0, start - 1)}\n${shown.slice(start)}` : shown),
    text,
  );
}
