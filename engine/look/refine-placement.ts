import { type GreyPicture, warpGrey } from './grey-picture.ts';
import { fitPerspectiveIn, type Matrix, type PointPair, project } from './matrix.ts';
import { blurTwice, correlateAt, type Plane, spreadAt, withoutLight } from './plane.ts';

/** Side of the pieces that are looked for, pixels of the reference. */
const PIECE_PX = 24;
const STEP_PX = 24;
/** Every second pixel of a piece, of which the blur has made one, is enough. */
const PIXEL_STEP = 2;
const MIN_SPREAD = 6;
const MIN_CORRELATION = 0.6;
const MIN_PIECES = 12;
const BLUR_PX = 1;
/** How far a piece is looked for, and by how much its finds may differ from the common map: each round, pixels. */
const ROUNDS = [
  { reachPx: 5, outlierPx: 4 },
  { reachPx: 3, outlierPx: 1.5 },
];

/**
 * Lays the photo over the reference more exactly than corners can: pieces of the reference are looked for near where
 * they should be, and the map is fitted to where they are.
 */
export function refinePlacement(reference: GreyPicture, photo: GreyPicture, start: Matrix): Matrix {
  let matrix = start;
  const blurred = blurTwice(reference, BLUR_PX);
  for (const { reachPx, outlierPx } of ROUNDS) {
    const shown = {
      width: reference.width,
      height: reference.height,
      data: warpGrey(photo, matrix, reference),
    };
    const pairs = findPieces(withoutLight(blurred, shown), shown, reachPx);
    const inLook = fitRobustly(pairs, reference, outlierPx);
    if (inLook === null) return matrix;
    matrix = fitOnto(inLook, matrix, reference) ?? matrix;
  }
  return matrix;
}

/** Where pieces of the reference are found in the photo as it lies over it now. */
function findPieces(expected: Plane, raw: Plane, reachPx: number): PointPair[] {
  const { width, height } = expected;
  const shown = withoutLight(raw, raw);
  const pairs: PointPair[] = [];
  for (let y = reachPx; y < height - PIECE_PX - reachPx; y += STEP_PX) {
    for (let x = reachPx; x < width - PIECE_PX - reachPx; x += STEP_PX) {
      const at = y * width + x;
      const isShown = isWithin(raw, at - reachPx * (width + 1), PIECE_PX + 2 * reachPx);
      if (!isShown || spreadAt(expected, at, PIECE_PX) < MIN_SPREAD) continue;
      const shift = findPiece(expected, shown, at, reachPx);
      const centre = (PIECE_PX - 1) / 2;
      if (shift)
        pairs.push({ x: x + centre, y: y + centre, u: x + centre + shift.dx, v: y + centre + shift.dy });
    }
  }
  return pairs;
}

const isWithin = ({ width, data }: Plane, at: number, side: number): boolean =>
  [0, side - 1, (side - 1) * width, (side - 1) * (width + 1)].every(
    (offset) => (data[at + offset] ?? -1) >= 0,
  );

/** Null for a piece that is not there, or is found at the end of the reach: it may be anywhere beyond. */
function findPiece(
  expected: Plane,
  shown: Plane,
  at: number,
  reachPx: number,
): { dx: number; dy: number } | null {
  let best = MIN_CORRELATION;
  let found: { dx: number; dy: number } | null = null;
  for (let dy = -reachPx; dy <= reachPx; dy += 1) {
    for (let dx = -reachPx; dx <= reachPx; dx += 1) {
      const correlation = correlateAt(
        expected,
        at,
        shown,
        at + dy * expected.width + dx,
        PIECE_PX,
        PIXEL_STEP,
      );
      if (correlation <= best) continue;
      best = correlation;
      found = { dx, dy };
    }
  }
  if (found === null || Math.max(Math.abs(found.dx), Math.abs(found.dy)) === reachPx) return null;
  const { width } = expected;
  const there = at + found.dy * width + found.dx;
  const beside = (step: number) => correlateAt(expected, at, shown, there + step, PIECE_PX, PIXEL_STEP);
  return {
    dx: found.dx + summit(beside(-1), best, beside(1)),
    dy: found.dy + summit(beside(-width), best, beside(width)),
  };
}

/** Where the parabola through three neighbours is highest, from the middle one, in steps; -0.5 to 0.5. */
function summit(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend < 0 ? Math.min(0.5, Math.max(-0.5, (before - after) / (2 * bend))) : 0;
}

function fitRobustly(
  pairs: readonly PointPair[],
  size: { width: number; height: number },
  outlierPx: number,
): Matrix | null {
  let held = pairs;
  let matrix: Matrix | null = null;
  for (const limit of [2 * outlierPx, outlierPx]) {
    if (held.length < MIN_PIECES) return null;
    matrix = fitPerspectiveIn(held, size);
    if (matrix === null) return null;
    const fitted = matrix;
    held = pairs.filter(({ x, y, u, v }) => {
      const [pu, pv] = project(fitted, x, y);
      return Math.hypot(pu - u, pv - v) < limit;
    });
  }
  return held.length < MIN_PIECES ? null : fitPerspectiveIn(held, size);
}

/** The map `first`, then `second`, as one. */
function fitOnto(first: Matrix, second: Matrix, size: { width: number; height: number }): Matrix | null {
  const pairs = [0, 0.33, 0.67, 1].flatMap((fx) =>
    [0, 0.33, 0.67, 1].map((fy): PointPair => {
      const [x, y] = [fx * size.width, fy * size.height];
      const [u, v] = project(second, ...project(first, x, y));
      return { x, y, u, v };
    }),
  );
  return fitPerspectiveIn(pairs, size);
}
