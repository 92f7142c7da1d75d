/** Which step of a procedure a safety label stands before, and which one a figure belongs to. */

import type { Passage } from '../../../document/manual.ts';
import type { Box } from '../../../document/pages.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { labelNumber, namedFigures } from '../../../structure/pages/figures.ts';
import type { AnswerFigure, AnswerStep } from '../../base/answer.ts';
import type { FoundPassage } from '../../find/search.ts';

/** A place on a page; null where the format has no pages. */
type Place = { page: number; box: Box } | null;
/** Steps of an answer and where each is printed. */
export type PlacedSteps = { steps: readonly AnswerStep[]; places: readonly Place[] };

/** The steps of an answer with the places they are printed at. `sources` are the passages they were cut from. */
export function locateSteps(steps: readonly AnswerStep[], sources: readonly FoundPassage[]): PlacedSteps {
  let [source, from] = [0, 0];
  const places = steps.map(({ text }): Place => {
    for (let at = source; at < sources.length; at += 1) {
      const start = sources[at]?.passage.text.indexOf(text, at === source ? from : 0) ?? -1;
      if (start < 0) continue;
      [source, from] = [at, start + text.length];
      return placeOf(sources[at]?.passage, start, from);
    }
    return null;
  });
  return { steps, places };
}

/** Number of the step that a label between two steps stands before; null for one before or behind all, which holds for all. */
export function stepBelow(label: Passage, { places }: PlacedSteps): number | null {
  const place = placeOf(label, 0, 1);
  const step = places.findIndex((one) => isBelow(one, place));
  return step > 0 ? step : null;
}

/** A figure belongs to the step that names it, else to the step right above it; beside or behind all steps, to all. */
export function placeFigures(
  index: ManualIndex,
  figures: readonly AnswerFigure[],
  at: PlacedSteps,
): AnswerFigure[] {
  return figures.map((figure) => {
    const step = namingStep(figure, at) ?? stepAbove(index, figure, at);
    return step === null ? figure : { ...figure, step };
  });
}

function namingStep({ label }: AnswerFigure, { steps }: PlacedSteps): number | null {
  const number = label === null ? null : labelNumber(label);
  const step = number === null ? -1 : steps.findIndex(({ text }) => namedFigures(text).includes(number));
  return step < 0 ? null : step;
}

function stepAbove(
  index: ManualIndex,
  { manualId, figure }: AnswerFigure,
  { places }: PlacedSteps,
): number | null {
  const known = index.manuals.find((manual) => manual.manualId === manualId)?.figures;
  const { page = null, box = null } = known?.find(({ ordinal }) => ordinal === figure) ?? {};
  if (page === null || box === null) return null;
  const step = places.findLastIndex((place) => place?.page === page && isBelow({ page, box }, place));
  return step < 0 || step === places.length - 1 ? null : step;
}

function placeOf(passage: Passage | undefined, start: number, end: number): Place {
  const span = passage?.spans.find((one) => one.end > start && one.start < end);
  return span ? { page: span.page, box: span.box } : null;
}

/** Whether a place is read after another one: further down its column, or in a column further right. */
function isBelow(place: Place, other: Place): boolean {
  if (place === null || other === null) return false;
  if (place.page !== other.page) return place.page > other.page;
  const [a, b] = [place.box, other.box];
  const isOneColumn = a.x < b.x + b.width && b.x < a.x + a.width;
  return isOneColumn ? a.y > b.y : a.x > b.x;
}
