/**
 * Measures how long customers wait for answers. Times are counted on a scale of fixed steps, so that the counts of
 * many days and products can be added and still have a median.
 */

/** Milliseconds since an arbitrary moment. Unlike the time of day, they never go back. */
export type Clock = () => number;

const STEPS_PER_DOUBLING = 8;

/** Whole milliseconds since a reading of the clock, at least 1. */
export const elapsedMs = (clock: Clock, startedAt: number): number =>
  Math.max(1, Math.round(clock() - startedAt));

/** The step of the scale that is nearest to a time of at least 1 ms: 0 is 1 ms, each eight more are twice as long. */
export const stepOf = (ms: number): number => Math.round(STEPS_PER_DOUBLING * Math.log2(ms));

/** The whole milliseconds that a step stands for: less than 5 % from each time that is nearest to it, or 1 ms. */
export const msOfStep = (step: number): number => Math.round(2 ** (step / STEPS_PER_DOUBLING));
