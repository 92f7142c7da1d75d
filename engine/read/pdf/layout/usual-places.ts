/** So many pages, and this share of those seen, must have two columns for the document to be set in two. */
const MIN_PAGES = 3;
const PAGES_SHARE = 0.4;

/** Those of the last pages: a place may move from left to right pages. */
const PLACES_KEPT = 4;

/** Where something that parts two columns has been found on the pages so far. */
export type UsualPlaces = {
  /** Adds a page: points from the left, null where it has none. */
  observe(place: number | null): void;
  /** Whether most pages have one, and the last ones within `tolerance` points of `place`. */
  isUsual(place: number, tolerance: number): boolean;
};

/** What the pages of one document tell of those with too little text to tell for themselves. */
export function createUsualPlaces(): UsualPlaces {
  let [seen, found] = [0, 0];
  let places: number[] = [];
  return {
    observe(place) {
      seen += 1;
      if (place === null) return;
      found += 1;
      places = [...places, place].slice(-PLACES_KEPT);
    },
    isUsual: (place, tolerance) =>
      found >= MIN_PAGES &&
      found >= PAGES_SHARE * seen &&
      places.some((other) => Math.abs(other - place) <= tolerance),
  };
}
