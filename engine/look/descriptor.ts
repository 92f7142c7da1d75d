/** Oriented binary descriptors: ORB (Rublee, Rabaud, Konolige and Bradski 2011), with pairs drawn as in BRIEF. */
import type { GreyPicture } from './grey-picture.ts';

/** 32-bit words of a descriptor. */
export const WORDS = 8;
/** Pixels around a corner that its descriptor looks at; the means of its pairs reach two further. */
export const PATCH_RADIUS = 15;

const PAIRS = WORDS * 32;
/** Bits in which even like descriptors that are near the limit differ in their last five words. */
const LEAST_IN_REST = 32;
/** Steps of the angle for which the pairs are turned beforehand. */
const ANGLES = 30;
const PATTERN = turnedPairs();

/** Direction (radians) from a corner to the centroid of what surrounds it. */
export function orientationAt({ width, data }: GreyPicture, x: number, y: number): number {
  let mx = 0;
  let my = 0;
  for (let dy = -PATCH_RADIUS; dy <= PATCH_RADIUS; dy += 1) {
    const half = Math.floor(Math.sqrt(PATCH_RADIUS ** 2 - dy * dy));
    const row = (y + dy) * width + x;
    for (let dx = -half; dx <= half; dx += 1) {
      const value = data[row + dx] ?? 0;
      mx += dx * value;
      my += dy * value;
    }
  }
  return Math.atan2(my, mx);
}

/** Writes the descriptor of a corner to `out` from `at` on. `smooth` is the picture blurred. */
export function describe(
  smooth: GreyPicture,
  { x, y, angle }: { x: number; y: number; angle: number },
  out: Uint32Array,
  at: number,
): void {
  const { width, data } = smooth;
  const turn = Math.round((angle / (2 * Math.PI)) * ANGLES + ANGLES) % ANGLES;
  const first = turn * PAIRS * 4;
  for (let word = 0; word < WORDS; word += 1) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const p = first + (word * 32 + bit) * 4;
      const a = data[(y + (PATTERN[p + 1] ?? 0)) * width + x + (PATTERN[p] ?? 0)] ?? 0;
      const b = data[(y + (PATTERN[p + 3] ?? 0)) * width + x + (PATTERN[p + 2] ?? 0)] ?? 0;
      if (a < b) bits |= 1 << bit;
    }
    out[at + word] = bits;
  }
}

/** Bits in which two descriptors differ; what is above `most` need not be exact. */
export function differingBits(a: Uint32Array, i: number, b: Uint32Array, j: number, most: number): number {
  const bits = bitsOfThree(
    (a[i] ?? 0) ^ (b[j] ?? 0),
    (a[i + 1] ?? 0) ^ (b[j + 1] ?? 0),
    (a[i + 2] ?? 0) ^ (b[j + 2] ?? 0),
  );
  // Most pairs show different things and differ everywhere: if they are this far off here, the rest brings them no
  // closer.
  if (bits > most - LEAST_IN_REST) return most + 1;
  const more =
    bits +
    bitsOfThree(
      (a[i + 3] ?? 0) ^ (b[j + 3] ?? 0),
      (a[i + 4] ?? 0) ^ (b[j + 4] ?? 0),
      (a[i + 5] ?? 0) ^ (b[j + 5] ?? 0),
    );
  if (more > most) return more;
  return more + bitsOfThree((a[i + 6] ?? 0) ^ (b[j + 6] ?? 0), (a[i + 7] ?? 0) ^ (b[j + 7] ?? 0), 0);
}

/** Bits that are set in three words: their fours hold up to twelve, so one multiplication adds up all of them. */
function bitsOfThree(a: number, b: number, c: number): number {
  const fours = bitsOfFours(a) + bitsOfFours(b) + bitsOfFours(c);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

function bitsOfFours(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** For each angle x1, y1, x2, y2 of each pair; the same in every process, because stored descriptors depend on it. */
function turnedPairs(): Int8Array {
  const base: number[] = [];
  let state = 20111106;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  const gaussian = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const sigma = (2 * PATCH_RADIUS + 1) / 5;
  while (base.length < PAIRS * 4) {
    const pair = [gaussian(), gaussian(), gaussian(), gaussian()].map((v) => v * sigma);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pair;
    const isInside = Math.hypot(x1, y1) < PATCH_RADIUS - 1 && Math.hypot(x2, y2) < PATCH_RADIUS - 1;
    if (isInside && Math.hypot(x1 - x2, y1 - y2) > 2) base.push(...pair);
  }
  const turned = new Int8Array(ANGLES * PAIRS * 4);
  for (let turn = 0; turn < ANGLES; turn += 1) {
    const cos = Math.cos((turn / ANGLES) * 2 * Math.PI);
    const sin = Math.sin((turn / ANGLES) * 2 * Math.PI);
    for (let p = 0; p < base.length; p += 2) {
      const x = base[p] ?? 0;
      const y = base[p + 1] ?? 0;
      turned[turn * PAIRS * 4 + p] = Math.round(x * cos - y * sin);
      turned[turn * PAIRS * 4 + p + 1] = Math.round(x * sin + y * cos);
    }
  }
  return turned;
}
