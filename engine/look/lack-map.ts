/** Where a photo lacks what a reference shows, cell by cell of a grid over the reference. */
export type LackMap = {
  columns: number;
  /** 0 for a cell that is the same, up to 2 for its opposite; {@link UNSEEN} where the photo doesn't say. */
  lacks: Float32Array;
};

export const UNSEEN = -1;
/** Cells to each side of a place that is judged as one: what differs in a single cell is chance. */
const PLACE_CELLS = 2;

/** Lack of the place that begins at each cell: the mean of its cells, {@link UNSEEN} if none of them is seen. */
function placesOf({ columns, lacks }: LackMap): Float32Array {
  const places = new Float32Array(lacks.length).fill(UNSEEN);
  for (let i = 0; i < lacks.length; i += 1) {
    if ((i % columns) + PLACE_CELLS > columns) continue;
    let sum = 0;
    let seen = 0;
    for (let row = 0; row < PLACE_CELLS; row += 1) {
      for (let column = 0; column < PLACE_CELLS; column += 1) {
        const lack = lacks[i + row * columns + column] ?? UNSEEN;
        if (lack === UNSEEN) continue;
        sum += lack;
        seen += 1;
      }
    }
    // What is not seen lacks nothing.
    if (seen > 0) places[i] = sum / PLACE_CELLS ** 2;
  }
  return places;
}

/** What a photo says of a reference at the places that tell it from others, and at the rest. */
export type TellingLacks = {
  /** Lack of the worst telling place, 0–2. */
  worst: number;
  /** Share of the telling places that the photo shows, 0–1. */
  shown: number;
  /** Lack that hardly any other place with something on it exceeds: how bad this photo is. */
  usual: number;
};

/** From this lack on two references differ at a place. */
const DIFFERENT = 0.15;
const USUAL_QUANTILE = 0.95;

/** The places where a reference differs from any of the others of its layout; null if it differs nowhere. */
export function tellingPlaces(fromOthers: readonly LackMap[]): Uint8Array | null {
  const [first] = fromOthers;
  if (first === undefined) return null;
  const telling = new Uint8Array(first.lacks.length);
  for (const map of fromOthers) {
    for (const [i, lack] of placesOf(map).entries()) if (lack >= DIFFERENT) telling[i] = 1;
  }
  return telling.includes(1) ? telling : null;
}

/** Lack of the worst place, 0–2. */
export const worstLack = (map: LackMap): number => placesOf(map).reduce((a, b) => Math.max(a, b), 0);

/** @param telling null if every place tells */
export function lacksAt(map: LackMap, telling: Uint8Array | null): TellingLacks {
  const rest: number[] = [];
  let worst = 0;
  let shown = 0;
  let all = 0;
  for (const [i, lack] of placesOf(map).entries()) {
    if (telling === null || telling[i] === 1) {
      all += 1;
      if (lack !== UNSEEN) shown += 1;
      worst = Math.max(worst, lack);
    } else if (lack > 0) rest.push(lack);
  }
  rest.sort((a, b) => a - b);
  const usual = rest[Math.floor(rest.length * USUAL_QUANTILE)] ?? 0;
  return { worst, shown: shown / Math.max(1, all), usual };
}
