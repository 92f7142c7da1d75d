/** Features of linear models. */

/** A feature: a number computed from its inputs, with its name and a description of what it measures. */
export type Feature<Known extends unknown[]> = {
  name: string;
  says: string;
  of: (...known: Known) => number;
};

/** The values of all features, in the order given. */
export const valuesOf = <Known extends unknown[]>(
  features: readonly Feature<Known>[],
  ...known: Known
): number[] => features.map(({ of }) => of(...known));

/** The weighted sum of the values plus the bias; weights are in the same order as values. */
export const weighed = (values: readonly number[], weights: readonly number[], bias = 0): number =>
  values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
