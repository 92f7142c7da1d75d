/** Corners of a grey picture: FAST-9 (Rosten and Drummond 2006), ranked by Harris and spread over the picture. */
import type { GreyPicture } from './grey-picture.ts';

export type Corner = { x: number; y: number; strength: number };

/** Grey levels by which a run of the circle must differ from its centre. */
const THRESHOLD = 9;
const RUN = 9;
const CIRCLE = [
  [0, -3],
  [1, -3],
  [2, -2],
  [3, -1],
  [3, 0],
  [3, 1],
  [2, 2],
  [1, 3],
  [0, 3],
  [-1, 3],
  [-2, 2],
  [-3, 1],
  [-3, 0],
  [-3, -1],
  [-2, -2],
  [-1, -3],
] as const;
const HARRIS_RADIUS = 3;
const HARRIS_K = 0.04;
/** Each square of this side (pixels) gives its best corner before any gives its second. */
const SQUARE_PX = 20;

/** The `most` best corners at least `border` pixels from the edge. */
export function findCorners(picture: GreyPicture, most: number, border: number): Corner[] {
  const { width, height, data } = picture;
  const circle = CIRCLE.map(([dx, dy]) => dy * width + dx);
  const squares = new Map<number, Corner[]>();
  const strengths = new Float32Array(width * height);
  const found: number[] = [];
  for (let y = border; y < height - border; y += 1) {
    for (let x = border; x < width - border; x += 1) {
      const at = y * width + x;
      if (!isCorner(data, at, circle)) continue;
      strengths[at] = harris(picture, at);
      found.push(at);
    }
  }
  for (const at of found) {
    const strength = strengths[at] ?? 0;
    if (strength <= 0 || !isPeak(strengths, at, width)) continue;
    const corner = { x: at % width, y: Math.floor(at / width), strength };
    const square = Math.floor(corner.y / SQUARE_PX) * width + Math.floor(corner.x / SQUARE_PX);
    const others = squares.get(square);
    if (others) others.push(corner);
    else squares.set(square, [corner]);
  }
  return takeInTurn([...squares.values()], most);
}

// No closures in here and in what follows: they run for every pixel.
function isCorner(data: Uint8Array, at: number, circle: readonly number[]): boolean {
  const centre = data[at] ?? 0;
  const high = centre + THRESHOLD;
  const low = centre - THRESHOLD;
  // Nine in a row hold at least two of the four main directions.
  let brighter = 0;
  let darker = 0;
  for (let i = 0; i < 16; i += 4) {
    const value = data[at + (circle[i] ?? 0)] ?? 0;
    if (value > high) brighter += 1;
    else if (value < low) darker += 1;
  }
  if (brighter < 2 && darker < 2) return false;
  let up = 0;
  let down = 0;
  for (let i = 0; i < 16 + RUN - 1; i += 1) {
    const value = data[at + (circle[i & 15] ?? 0)] ?? 0;
    up = value > high ? up + 1 : 0;
    down = value < low ? down + 1 : 0;
    if (up >= RUN || down >= RUN) return true;
  }
  return false;
}

function harris({ width, data }: GreyPicture, at: number): number {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let dy = -HARRIS_RADIUS; dy <= HARRIS_RADIUS; dy += 1) {
    for (let dx = -HARRIS_RADIUS; dx <= HARRIS_RADIUS; dx += 1) {
      const p = at + dy * width + dx;
      const gx = (data[p + 1] ?? 0) - (data[p - 1] ?? 0);
      const gy = (data[p + width] ?? 0) - (data[p - width] ?? 0);
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
    }
  }
  return xx * yy - xy * xy - HARRIS_K * (xx + yy) ** 2;
}

function isPeak(strengths: Float32Array, at: number, width: number): boolean {
  const own = strengths[at] ?? 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const other = strengths[at + dy * width + dx] ?? 0;
      if (other > own || (other === own && dy * width + dx < 0)) return false;
    }
  }
  return true;
}

function takeInTurn(squares: Corner[][], most: number): Corner[] {
  for (const corners of squares) corners.sort((a, b) => b.strength - a.strength);
  const taken: Corner[] = [];
  for (let turn = 0; taken.length < most; turn += 1) {
    const next = squares.flatMap((corners) => corners[turn] ?? []);
    if (next.length === 0) break;
    next.sort((a, b) => b.strength - a.strength);
    taken.push(...next.slice(0, most - taken.length));
  }
  return taken;
}
