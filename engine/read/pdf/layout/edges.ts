const SAME_EDGE_POINTS = 1;

/** Whether two places, in points from the left, are one edge of text. */
export const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_POINTS;

/** Whole points at which what is kept by its rounded place stands, if it begins at the edge `x`. */
export const pointsNear = (x: number): number[] => [-1, 0, 1].map((step) => Math.round(x) + step);
