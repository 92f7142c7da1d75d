/**
 * Logistic regression on some twenty features, by descent. `ridge-logistic.ts` solves the same exactly; the models that are checked in were
 * fitted here and would change in their last decimal.
 */

/** A row to fit: features in a fixed order, 1 or 0, and how much it counts. */
export type LabelledRow = { features: readonly number[]; label: 0 | 1; weight: number };

export type LogisticModel = { bias: number; weight: number[]; mean: number[]; deviation: number[] };

const STEPS = 1500;
const RATE = 2;
const RIDGE = 0.002;

/**
 * Logistic regression over standardised features by gradient descent with a small ridge penalty. The two labels count
 * the same in sum and the bias is that of even odds, unless `isByWeight`: then rows count by their weights alone.
 */
export function fitLogistic(rows: readonly LabelledRow[], isByWeight = false): LogisticModel {
  const width = rows[0]?.features.length ?? 0;
  const mean = columns(width, (i) => average(rows.map((row) => row.features[i] ?? 0)));
  const deviation = columns(
    width,
    (i) => Math.sqrt(average(rows.map((row) => ((row.features[i] ?? 0) - (mean[i] ?? 0)) ** 2))) || 1,
  );
  const model: LogisticModel = { bias: 0, weight: columns(width, () => 0), mean, deviation };
  const totals = [0, 1].map((label) =>
    rows.reduce((sum, row) => sum + (row.label === label ? row.weight : 0), 0),
  );
  const all = (totals[0] ?? 0) + (totals[1] ?? 0);
  const shares = rows.map((row) => row.weight / (isByWeight ? all || 1 : 2 * (totals[row.label] || 1)));
  const standard = rows.map((row) => standardise(model, row.features));
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = columns(width, (i) => RIDGE * (model.weight[i] ?? 0));
    let biasGradient = 0;
    rows.forEach((row, r) => {
      const error =
        (sigmoid(model.bias + dot(model.weight, standard[r] ?? [])) - row.label) * (shares[r] ?? 0);
      biasGradient += error;
      standard[r]?.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + error * value;
      });
    });
    model.weight.forEach((weight, i) => {
      model.weight[i] = weight - RATE * (gradient[i] ?? 0);
    });
    model.bias -= RATE * biasGradient;
  }
  return model;
}

/** Probability of label 1. */
export function predict(model: LogisticModel, features: readonly number[]): number {
  return sigmoid(model.bias + dot(model.weight, standardise(model, features)));
}

/** Weights for features as they are, from those of standardised ones. */
export function plainWeights({ bias, weight, mean, deviation }: LogisticModel): {
  bias: number;
  weights: number[];
} {
  const weights = weight.map((value, i) => value / (deviation[i] || 1));
  return { bias: bias - weights.reduce((sum, value, i) => sum + value * (mean[i] ?? 0), 0), weights };
}

function standardise(model: LogisticModel, features: readonly number[]): number[] {
  return features.map((value, i) => (value - (model.mean[i] ?? 0)) / (model.deviation[i] || 1));
}

function columns(width: number, make: (i: number) => number): number[] {
  return Array.from({ length: width }, (_, i) => make(i));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

function sigmoid(z: number): number {
  return 1 / (1 + Math.exp(-z));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
