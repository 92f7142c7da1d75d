import type { Box } from './svg.ts';

/** A screen or panel with a problem on it. */
export type Screen = {
  name: string;
  svg: string;
  /** What tells it from others of the same layout; a photo that hides it shows no problem. */
  mark: Box;
};

/** One half of the bench: error images of a vendor and pictures that show none of them. */
export type Half = {
  name: 'dev' | 'held';
  seed: number;
  gallery: Screen[];
  /** The same layouts with another code. */
  lookAlikes: Screen[];
  /** Other devices, surfaces and things. */
  others: Screen[];
};
