/** What a linear model looks at. */

/** One number that is known of something, with its name and what it measures. */
export type Feature<Known extends unknown[]> = {
  name: string;
  says: string;
  of: (...known: Known) => number;
};

/** The values of all features, in their order. */
export const valuesOf = <Known extends unknown[]>(
  features: readonly Feature<Known>[],
  ...known: Known
): number[] => features.map(({ of }) => of(...known));

/** The sum of values by their weights, which are in the same order. */
export const weighed = (values: readonly number[], weights: readonly number[], bias = 0): number =>
  values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
