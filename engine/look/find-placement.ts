/** Where a reference picture lies in a photo: the map on which most pairs of features agree. */
import type { Features } from './features.ts';
import { fitAffineIn, fitPerspectiveIn, type Matrix, type PointPair, project } from './matrix.ts';
import type { FeaturePair } from './pair-features.ts';

export type Placement = {
  /** From pixels of the reference to pixels of the photo. */
  matrix: Matrix;
  /** Features of the reference that agree on it, no two at one place. */
  inliers: number;
};

type Match = PointPair & { turn: number; cos: number; sin: number; zoom: number };

/** What one pair says about the map is rough: its angle and scale are. Fractions of the distance from the pair. */
const ROUGH = 0.14;
const ROUGH_PX = 8;
const MOST_TURN = 0.5;
const MOST_ZOOM = 1.7;
/** Pixels of the photo, at its scale, by which an agreeing pair may be off, ever less. */
const TOLERANCES_PX = [14, 8, 5, 3.5];
/** From this many agreeing pairs on the map may have perspective. */
const MIN_FOR_PERSPECTIVE = 12;
const REFINED = 6;
/** Pairs that are looked at; further ones can't change which map wins. */
const MOST_PAIRS = 400;
const MIN_PAIRS = 5;
/** Agreeing pairs in the same square (pixels of the reference) count once. */
const SAME_PLACE_PX = 6;

/**
 * Finds the map on which most pairs agree. Every pair suggests a similarity by the places, angles and scales of its
 * features (as in Lowe 2004); those that most pairs agree with are refined to perspective maps. All are tried, so the
 * result does not depend on chance. Null if no map has enough agreement.
 */
export function findPlacement(
  reference: Features,
  photo: Features,
  pairs: readonly FeaturePair[],
): Placement | null {
  const matches = pairs.slice(0, MOST_PAIRS).map((pair) => toMatch(reference, photo, pair));
  const ranked = matches
    .map((seed) => ({ seed, agreeing: matches.filter((match) => agrees(seed, match)) }))
    .filter(({ agreeing }) => agreeing.length >= MIN_PAIRS)
    .sort((a, b) => b.agreeing.length - a.agreeing.length);
  let best: Placement | null = null;
  for (const { seed, agreeing } of ranked.slice(0, REFINED)) {
    for (const solve of SOLVERS) {
      const placement = refine(matches, agreeing, seed.zoom, { solve, size: reference });
      if (placement && placement.inliers > (best?.inliers ?? 0)) best = placement;
    }
  }
  return best;
}

function toMatch(reference: Features, photo: Features, { reference: r, photo: p }: FeaturePair): Match {
  const turn = (photo.angles[p] ?? 0) - (reference.angles[r] ?? 0);
  return {
    x: reference.xs[r] ?? 0,
    y: reference.ys[r] ?? 0,
    u: photo.xs[p] ?? 0,
    v: photo.ys[p] ?? 0,
    turn,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    zoom: (photo.scales[p] ?? 1) / (reference.scales[r] ?? 1),
  };
}

function agrees(seed: Match, match: Match): boolean {
  const zoom = match.zoom / seed.zoom;
  if (zoom > MOST_ZOOM || zoom < 1 / MOST_ZOOM) return false;
  const turn = Math.abs(match.turn - seed.turn) % (2 * Math.PI);
  if (Math.min(turn, 2 * Math.PI - turn) > MOST_TURN) return false;
  const dx = (match.x - seed.x) * seed.zoom;
  const dy = (match.y - seed.y) * seed.zoom;
  const offU = seed.u + dx * seed.cos - dy * seed.sin - match.u;
  const offV = seed.v + dx * seed.sin + dy * seed.cos - match.v;
  const limit = ROUGH_PX * seed.zoom + ROUGH * Math.sqrt(dx * dx + dy * dy);
  return offU * offU + offV * offV < limit * limit;
}

function refine(
  matches: readonly Match[],
  agreeing: readonly Match[],
  zoom: number,
  { solve, size }: { solve: Solver; size: { width: number; height: number } },
): Placement | null {
  let held = agreeing;
  let matrix: Matrix | null = null;
  for (const tolerance of TOLERANCES_PX) {
    matrix = solve(held, size);
    if (matrix === null || !isPlausible(matrix, size)) return null;
    const fitted = matrix;
    const limit = tolerance * Math.max(zoom, 0.6);
    held = matches.filter(({ x, y, u, v }) => {
      const [pu, pv] = project(fitted, x, y);
      return Math.hypot(pu - u, pv - v) < limit;
    });
    if (held.length < MIN_PAIRS) return null;
  }
  matrix = solve(held, size);
  if (matrix === null || !isPlausible(matrix, size)) return null;
  const places = held.map(({ x, y }) => `${Math.round(x / SAME_PLACE_PX)} ${Math.round(y / SAME_PLACE_PX)}`);
  return { matrix, inliers: new Set(places).size };
}

/** Null if no map fits that a camera could make. */
type Solver = (pairs: readonly PointPair[], size: { width: number; height: number }) => Matrix | null;

// Of pairs in a corner of the picture, perspective is a guess about the rest of it: where it explains no more, it is left out.
const SOLVERS: Solver[] = [
  fitAffineIn,
  (pairs, size) => (pairs.length >= MIN_FOR_PERSPECTIVE ? fitPerspectiveIn : fitAffineIn)(pairs, size),
];

/** Whether the reference stays a picture that a camera could take: not mirrored, not folded, not stretched to a strip. */
function isPlausible(m: Matrix, { width, height }: { width: number; height: number }): boolean {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x = 0, y = 0]) => ({ w: m[6] * x + m[7] * y + m[8], at: project(m, x, y) }));
  if (corners.some(({ w }) => w < 0.4 || w > 2.5)) return false;
  const sides = corners.map(({ at }, i) => {
    const next = corners[(i + 1) % 4]?.at ?? at;
    return [next[0] - at[0], next[1] - at[1]] as const;
  });
  const crosses = sides.map(([dx, dy], i) => {
    const [ex, ey] = sides[(i + 1) % 4] ?? [0, 0];
    return dx * ey - dy * ex;
  });
  if (crosses.some((cross) => cross <= 0)) return false;
  const zooms = sides.map(([dx, dy], i) => Math.hypot(dx, dy) / (i % 2 === 0 ? width : height));
  return Math.min(...zooms) > 0.12 && Math.max(...zooms) < 8 && Math.max(...zooms) < 2.5 * Math.min(...zooms);
}
