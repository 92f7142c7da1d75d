/** Numbers over the pixels of a picture, and how alike two pieces of them are. */
import { blurBox, type GreyPicture } from './grey-picture.ts';

export type Plane = { width: number; height: number; data: Float32Array };

/** What varies more slowly is light: pixels. */
const LIGHT_PX = 10;

/**
 * Takes the light away from a picture, so that only its content is left.
 * @param seen below zero where the picture shows nothing; no light is measured there
 */
export function withoutLight(plane: Plane, seen: Plane): Plane {
  const mask = new Float32Array(plane.data.length);
  const shown = new Float32Array(plane.data.length);
  let isWhole = true;
  for (let i = 0; i < mask.length; i += 1) {
    if ((seen.data[i] ?? -1) < 0) isWhole = false;
    else {
      mask[i] = 1;
      shown[i] = plane.data[i] ?? 0;
    }
  }
  const light = blurBox({ ...plane, data: shown }, LIGHT_PX);
  const share = isWhole ? mask : blurBox({ ...plane, data: mask }, LIGHT_PX);
  for (let i = 0; i < mask.length; i += 1) {
    shown[i] = mask[i] === 1 ? (shown[i] ?? 0) - (light[i] ?? 0) / (share[i] ?? 1) : 0;
  }
  return { ...plane, data: shown };
}

/** A picture blurred by a tent of this radius (pixels). */
export function blurTwice({ width, height, data }: GreyPicture, radius: number): Plane {
  const plane = { width, height, data: Float32Array.from(data) };
  if (radius === 0) return plane;
  return { ...plane, data: blurBox({ ...plane, data: blurBox(plane, radius) }, radius) };
}

/** Standard deviation within the square of this side (pixels) that begins at `at`. */
export function spreadAt({ width, data }: Plane, at: number, side: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const value = data[at + y * width + x] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  const n = side * side;
  return Math.sqrt(Math.max(squares / n - (sum / n) ** 2, 0));
}

/**
 * Correlation (-1 to 1) of the square at `at` in one plane and the one at `bAt` in another as wide; 0 where one is flat.
 * Of each row and column every `step`th pixel counts.
 */
export function correlateAt(a: Plane, at: number, b: Plane, bAt: number, side: number, step = 1): number {
  const { width, data: first } = a;
  const { data: second } = b;
  let sumA = 0;
  let sumB = 0;
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let y = 0; y < side; y += step) {
    const row = y * width;
    for (let x = 0; x < side; x += step) {
      const p = first[at + row + x] ?? 0;
      const q = second[bAt + row + x] ?? 0;
      sumA += p;
      sumB += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const n = Math.ceil(side / step) ** 2;
  const product = (aa / n - (sumA / n) ** 2) * (bb / n - (sumB / n) ** 2);
  return product > 0.25 ? (ab / n - (sumA * sumB) / (n * n)) / Math.sqrt(product) : 0;
}
