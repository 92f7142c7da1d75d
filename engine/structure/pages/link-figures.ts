import type { Figure, Passage } from '../../document/manual.ts';
import { labelNumber, namedFigures } from './figures.ts';

/** References to parts in a picture: "loosen screw (4)". */
const CALLOUT = /\(\d{1,2}\)/;

/** Sets `figures` of each passage: the pictures that it refers to, that are next to it, or whose parts it names by number. */
export function linkFigures(passages: readonly Passage[], figures: readonly Figure[]): void {
  const byNumber = new Map<string, Figure[]>();
  const bySection = new Map<number, Figure[]>();
  for (const figure of figures) {
    const number = figure.label === null ? null : labelNumber(figure.label);
    if (number !== null) byNumber.set(number, [...(byNumber.get(number) ?? []), figure]);
    bySection.set(figure.section, [...(bySection.get(figure.section) ?? []), figure]);
  }
  for (const passage of passages) {
    const linked = new Set<number>();
    // Many manuals number none.
    for (const number of byNumber.size > 0 ? namedFigures(passage.text) : []) {
      const nearest = nearestTo(passage, byNumber.get(number) ?? []);
      if (nearest) linked.add(nearest.ordinal);
    }
    const own = bySection.get(passage.section) ?? [];
    for (const figure of own) if (standsBeside(passage, figure)) linked.add(figure.ordinal);
    if (linked.size === 0 && CALLOUT.test(passage.text)) {
      const nearest = nearestTo(passage, own);
      if (nearest) linked.add(nearest.ordinal);
    }
    passage.figures = [...linked].sort((a, b) => a - b);
  }
}

function nearestTo(passage: Passage, figures: readonly Figure[]): Figure | undefined {
  const distance = (figure: Figure) => Math.abs((figure.page ?? 0) - (passage.page ?? 0));
  return [...figures].sort((a, b) => distance(a) - distance(b))[0];
}

/** Whether the picture is directly above or below the passage's lines, or among them. */
function standsBeside(passage: Passage, figure: Figure): boolean {
  const { box, page } = figure;
  if (box === null || page === null) return figure.image !== null && passage.text.includes(figure.caption);
  const lines = passage.spans.filter((span) => span.page === page).map((span) => span.box);
  if (lines.length === 0) return false;
  const top = Math.min(...lines.map((line) => line.y));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return box.y < bottom + 0.04 && box.y + box.height > top - 0.04;
}
