/**
 * Logistic regression on vectors of a few hundred numbers, by Newton's method: exact, where descent would take thousands of steps. The few
 * features of `logistic.ts` could be fitted so, too, but not to the same weights: with features that depend on each other, descent ends in the
 * fourth decimal, which is the last one of the models that are checked in.
 */

/** A vector, whether it is of the class, and how much it counts. */
export type VectorRow = { vector: Float32Array; label: 0 | 1; weight: number };

export type LinearModel = { weights: Float64Array; bias: number };

const STEPS = 10;

/** @param ridge penalty on the weights; the bias goes free */
export function fitVectors(rows: readonly VectorRow[], ridge: number): LinearModel {
  const width = (rows[0]?.vector.length ?? 0) + 1;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, i) => (i === width - 1 ? 0 : ridge * weight));
    const curvature = Array.from({ length: width }, (_, i) => {
      const row = new Float64Array(width);
      row[i] = i === width - 1 ? 1e-9 : ridge;
      return row;
    });
    for (const { vector, label, weight } of rows) {
      const probability = 1 / (1 + Math.exp(-scoreOf(weights, vector)));
      const error = (weight / total) * (probability - label);
      addScaled(gradient, vector, error);
      const bend = (weight / total) * probability * (1 - probability);
      if (bend < 1e-9) continue;
      for (let i = 0; i < width; i += 1) {
        const row = curvature[i] as Float64Array;
        const scale = bend * (i === width - 1 ? 1 : (vector[i] as number));
        for (let j = 0; j <= i; j += 1)
          row[j] = (row[j] as number) + scale * (j === width - 1 ? 1 : (vector[j] as number));
      }
    }
    const change = solve(curvature, gradient);
    for (let i = 0; i < width; i += 1) weights[i] = (weights[i] as number) - (change[i] as number);
  }
  return { weights: weights.slice(0, -1), bias: weights[width - 1] ?? 0 };
}

/** Log-odds of a vector. */
export const logOdds = ({ weights, bias }: LinearModel, vector: Float32Array): number => {
  let sum = bias;
  for (let i = 0; i < vector.length; i += 1) sum += (weights[i] as number) * (vector[i] as number);
  return sum;
};

function scoreOf(weights: Float64Array, vector: Float32Array): number {
  let sum = weights[weights.length - 1] as number;
  for (let i = 0; i < vector.length; i += 1) sum += (weights[i] as number) * (vector[i] as number);
  return sum;
}

function addScaled(sum: Float64Array, vector: Float32Array, scale: number): void {
  for (let i = 0; i < vector.length; i += 1) sum[i] = (sum[i] as number) + scale * (vector[i] as number);
  sum[vector.length] = (sum[vector.length] as number) + scale;
}

/** Solves a symmetric positive system, of which the lower half is given, by Cholesky's decomposition in place. */
function solve(lower: Float64Array[], right: Float64Array): Float64Array {
  const at = (i: number, j: number): number => lower[i]?.[j] as number;
  for (let i = 0; i < right.length; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      (lower[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  }
  const solution = right.slice();
  for (let i = 0; i < right.length; i += 1) {
    let sum = solution[i] as number;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (solution[k] as number);
    solution[i] = sum / at(i, i);
  }
  for (let i = right.length - 1; i >= 0; i -= 1) {
    let sum = solution[i] as number;
    for (let k = i + 1; k < right.length; k += 1) sum -= at(k, i) * (solution[k] as number);
    solution[i] = sum / at(i, i);
  }
  return solution;
}
