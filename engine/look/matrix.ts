/** Maps of the plane as 3 × 3 matrices, row by row, and how they are fitted to pairs of points. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Pairs of points: (x, y) is mapped to (u, v). */
export type PointPair = { x: number; y: number; u: number; v: number };

/** Where a map puts a point. */
export function project(m: Matrix, x: number, y: number): [number, number] {
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
}

/** The affine map that fits the pairs best; null if they don't determine one. */
function fitAffine(pairs: readonly PointPair[]): Matrix | null {
  const equations = pairs.flatMap(({ x, y, u, v }) => [
    { row: [x, y, 1, 0, 0, 0], value: u },
    { row: [0, 0, 0, x, y, 1], value: v },
  ]);
  const s = solveLeastSquares(equations, 6);
  return s && [at(s, 0), at(s, 1), at(s, 2), at(s, 3), at(s, 4), at(s, 5), 0, 0, 1];
}

/**
 * The perspective map that fits the pairs best; null if they don't determine one. Coordinates should be of the order of
 * one: the perspective terms are products of two of them.
 */
function fitPerspective(pairs: readonly PointPair[]): Matrix | null {
  const equations = pairs.flatMap(({ x, y, u, v }) => [
    { row: [x, y, 1, 0, 0, 0, -x * u, -y * u], value: u },
    { row: [0, 0, 0, x, y, 1, -x * v, -y * v], value: v },
  ]);
  const s = solveLeastSquares(equations, 8);
  return s && [at(s, 0), at(s, 1), at(s, 2), at(s, 3), at(s, 4), at(s, 5), at(s, 6), at(s, 7), 1];
}

/** {@link fitPerspective} for pairs in pixels of a picture of that size. */
export function fitPerspectiveIn(
  pairs: readonly PointPair[],
  size: { width: number; height: number },
): Matrix | null {
  return inUnits(pairs, size, fitPerspective);
}

/** {@link fitAffine} for pairs in pixels of a picture of that size. */
export function fitAffineIn(
  pairs: readonly PointPair[],
  size: { width: number; height: number },
): Matrix | null {
  return inUnits(pairs, size, fitAffine);
}

function inUnits(
  pairs: readonly PointPair[],
  { width, height }: { width: number; height: number },
  solve: (pairs: readonly PointPair[]) => Matrix | null,
): Matrix | null {
  const unit = Math.max(width, height);
  const m = solve(pairs.map(({ x, y, u, v }) => ({ x: x / unit, y: y / unit, u: u / unit, v: v / unit })));
  return m && [m[0], m[1], m[2] * unit, m[3], m[4], m[5] * unit, m[6] / unit, m[7] / unit, m[8]];
}

const at = (values: readonly number[], i: number): number => values[i] ?? 0;

type Equation = { row: readonly number[]; value: number };

function solveLeastSquares(equations: readonly Equation[], unknowns: number): number[] | null {
  const normal = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
  for (const { row, value } of equations) {
    normal.forEach((sums, i) => {
      const factor = at(row, i);
      for (let j = 0; j < unknowns; j += 1) sums[j] = (sums[j] ?? 0) + factor * at(row, j);
      sums[unknowns] = (sums[unknowns] ?? 0) + factor * value;
    });
  }
  return eliminate(normal);
}

/** Gauss and Jordan with the largest pivot of each column. */
function eliminate(rows: Float64Array[]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((a, b) => (Math.abs(b[column] ?? 0) > Math.abs(a[column] ?? 0) ? b : a));
    const divisor = pivot[column] ?? 0;
    if (!(Math.abs(divisor) > 1e-9)) return null;
    rows[rows.indexOf(pivot)] = rows[column] ?? pivot;
    rows[column] = pivot;
    for (let j = 0; j <= size; j += 1) pivot[j] = (pivot[j] ?? 0) / divisor;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row === pivot || factor === 0) continue;
      for (let j = 0; j <= size; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
