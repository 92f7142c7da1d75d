/** Compares a photo, laid over the reference, cell by cell: another code in the same layout differs in a few only. */
import { blurBox, type GreyPicture, type SeenPicture, warpGrey } from './grey-picture.ts';
import { type LackMap, UNSEEN } from './lack-map.ts';
import type { Matrix } from './matrix.ts';
import { blurTwice, correlateAt, type Plane, spreadAt, withoutLight } from './plane.ts';

export type AlignedComparison = {
  /** Correlation of the structured cells, weighted by their contrast, -1 to 1. */
  mean: number;
  lacks: LackMap;
};

/** Side of a cell and the step to the next, pixels of the reference. */
const CELL_PX = 16;
const STEP_PX = 8;
/** Pixels by which a cell may lie beside its place: displays are not flat, maps not exact. */
const SLACK_PX = 1;
/** Blurs of the reference that are tried, radii in pixels: a photo is seldom as sharp, and is softened before sampling. */
const BLURS_PX = [0, 1, 2, 3];
/** Grey levels of spread below which a cell shows nothing. */
const MIN_SPREAD = 4;
/** Below this on both sides there is nothing to compare, however dim the photo. */
const FLAT = 1.5;
/** Cameras and JPEG keep colours at a lower resolution: blur of both, pixels. */
const COLOUR_PX = 2;
/** The least spread of colours, which are noisier. */
const MIN_COLOUR = 9;
/** Share of the contrast to be expected below which a bright cell is a reflection. */
const FADED = 0.35;
const DAZZLED = 205;
/** Greatest ratio between the contrasts of two parts of a photo. */
const LIGHT_VARIES = 2.2;
/** Quantile of the reference's cells by contrast from which on a cell counts in full. */
const FULL_QUANTILE = 0.6;

type Cell = { spread: number; shown: number; correlation: number; brightness: number };
type Weighed = { weight: number; correlation: number };

/** @param matrix from pixels of the reference to pixels of the photo */
export function compareAligned(
  reference: SeenPicture,
  photo: SeenPicture,
  matrix: Matrix,
): AlignedComparison {
  const grey = compareCells(reference.grey, photo.grey, matrix);
  const gain = gainOf(grey.cells);
  const { mean, lacks } = judge(grey, gain);
  const colours = compareCells(
    soften(reference.redness, COLOUR_PX),
    soften(photo.redness, COLOUR_PX),
    matrix,
    grey.radius,
  );
  const redness = judge(colours, gain, MIN_COLOUR).lacks;
  // Where either can't be seen, nothing is known of the cell.
  const both = lacks.map((lack, i) => (lack < 0 ? lack : Math.max(lack, redness[i] ?? 0)));
  return { mean, lacks: { columns: grey.columns, lacks: both } };
}

function soften(picture: GreyPicture, radius: number): GreyPicture {
  return { ...picture, data: Uint8Array.from(blurBox(picture, radius)) };
}

type Cells = { cells: (Cell | null)[]; columns: number; radius: number };

function compareCells(reference: GreyPicture, photo: GreyPicture, matrix: Matrix, radius?: number): Cells {
  const { width, height } = reference;
  const raw = { width, height, data: warpGrey(soften(photo, 1), matrix, reference) };
  const shown = withoutLight(raw, raw);
  const expected = asBlurred(reference, shown, raw, radius === undefined ? BLURS_PX : [radius]);
  const columns = Math.max(0, Math.floor((width - CELL_PX - 2 * SLACK_PX) / STEP_PX) + 1);
  const rows = Math.max(0, Math.floor((height - CELL_PX - 2 * SLACK_PX) / STEP_PX) + 1);
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const y = SLACK_PX + Math.floor(i / columns) * STEP_PX;
    return compareCell(expected.plane, shown, raw, y * width + SLACK_PX + (i % columns) * STEP_PX);
  });
  return { cells, columns, radius: expected.radius };
}

/** The reference without light, blurred as much as the photo is. */
function asBlurred(reference: GreyPicture, shown: Plane, raw: Plane, radii: readonly number[]) {
  let best: { plane: Plane; radius: number; fit: number } | null = null;
  for (const radius of radii) {
    const plane = withoutLight(blurTwice(reference, radius), raw);
    const fit = radii.length > 1 ? correlateShown(plane, shown, raw) : 1;
    // Once it is too soft, more is worse.
    if (best !== null && fit <= best.fit) break;
    best = { plane, radius, fit };
  }
  return best ?? { plane: withoutLight(blurTwice(reference, 0), raw), radius: 0 };
}

/** Null for a cell that the photo doesn't show whole. */
function compareCell(expected: Plane, shown: Plane, raw: Plane, at: number): Cell | null {
  const { width } = expected;
  let sum = 0;
  for (let y = -SLACK_PX; y < CELL_PX + SLACK_PX; y += 1) {
    for (let x = -SLACK_PX; x < CELL_PX + SLACK_PX; x += 1) {
      const value = raw.data[at + y * width + x] ?? -1;
      if (value < 0) return null;
      sum += value;
    }
  }
  const brightness = sum / (CELL_PX + 2 * SLACK_PX) ** 2;
  const spread = spreadAt(expected, at, CELL_PX);
  const shownSpread = spreadAt(shown, at, CELL_PX);
  // Most of a panel is empty, and most pictures have few colours.
  if (spread < FLAT && shownSpread < FLAT) return { spread, shown: shownSpread, correlation: 0, brightness };
  let correlation = -1;
  for (let dy = -SLACK_PX; dy <= SLACK_PX; dy += 1) {
    for (let dx = -SLACK_PX; dx <= SLACK_PX; dx += 1) {
      correlation = Math.max(correlation, correlateAt(expected, at, shown, at + dy * width + dx, CELL_PX));
    }
  }
  return { spread, shown: shownSpread, correlation, brightness };
}

/** Contrast of the photo to that of the reference. */
function gainOf(cells: readonly (Cell | null)[]): number {
  const gains = cells.flatMap((cell) =>
    cell && cell.spread >= MIN_SPREAD ? [cell.shown / cell.spread] : [],
  );
  return Math.max(quantile(gains, 0.5), 0.05);
}

function judge({ cells }: Cells, gain: number, least = MIN_SPREAD): { mean: number; lacks: Float32Array } {
  const spreads = cells.flatMap((cell) => (cell && cell.spread >= MIN_SPREAD ? [cell.spread] : []));
  const full = Math.max(quantile(spreads, FULL_QUANTILE), 2 * least);
  const lacks = new Float32Array(cells.length);
  let weights = 0;
  let agreement = 0;
  for (const [i, cell] of cells.entries()) {
    const weighed = weigh(cell, gain, full, least);
    lacks[i] = weighed === null ? UNSEEN : weighed.weight * (1 - weighed.correlation);
    weights += weighed?.weight ?? 0;
    agreement += weighed === null ? 0 : weighed.weight * weighed.correlation;
  }
  return { mean: weights > 0 ? agreement / weights : 0, lacks };
}

/** Null for a cell that can't be seen or is hidden by light; `gain` is the photo's contrast to the reference's. */
function weigh(cell: Cell | null, gain: number, full: number, least: number): Weighed | null {
  if (cell === null) return null;
  const contrast = Math.max(cell.spread, cell.shown / gain);
  const isDazzled = cell.brightness > DAZZLED;
  if (contrast < least) return { weight: 0, correlation: 1 };
  if (isDazzled && (cell.spread < MIN_SPREAD || cell.shown < FADED * gain * cell.spread)) return null;
  const ratio = cell.shown / Math.max(gain * cell.spread, 0.1);
  // Segments that are not lit shine through with the same shape: what correlates must have its contrast, too.
  const likeness = isDazzled ? 1 : Math.min(1, LIGHT_VARIES * Math.min(ratio, 1 / Math.max(ratio, 0.01)));
  return { weight: Math.min(1, contrast / full), correlation: Math.min(cell.correlation, likeness) };
}

/** Correlation of all pixels that the photo shows. */
function correlateShown(expected: Plane, shown: Plane, raw: Plane): number {
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let i = 0; i < raw.data.length; i += 1) {
    if ((raw.data[i] ?? -1) < 0) continue;
    const p = expected.data[i] ?? 0;
    const q = shown.data[i] ?? 0;
    aa += p * p;
    bb += q * q;
    ab += p * q;
  }
  return ab / Math.sqrt(aa * bb + 1);
}

function quantile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? 0;
}
