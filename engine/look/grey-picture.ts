import type { ShapePicture } from '../picture/picture-shape.ts';
import type { Matrix } from './matrix.ts';

/** A picture without colours: one byte a pixel, row by row from the top left. */
export type GreyPicture = { width: number; height: number; data: Uint8Array };

/** How bright a picture is and how red it is rather than green: lamps differ in nothing else. */
export type SeenPicture = { grey: GreyPicture; redness: GreyPicture };

/** Decodes a picture, its longer side at most `maxSidePx` (pixels). */
export async function decodePicture(
  shape: ShapePicture,
  picture: Buffer,
  maxSidePx: number,
): Promise<SeenPicture> {
  const size = { width: maxSidePx, height: maxSidePx };
  const { bytes: data, width, height } = await shape({ bytes: picture }, { as: 'pixels', ...size });
  const grey = new Uint8Array(width * height);
  const redness = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i += 1) {
    const [red, green, blue] = [data[3 * i] ?? 0, data[3 * i + 1] ?? 0, data[3 * i + 2] ?? 0];
    grey[i] = 0.299 * red + 0.587 * green + 0.114 * blue + 0.5;
    redness[i] = (red - green) / 2 + 127.5;
  }
  return { grey: { width, height, data: grey }, redness: { width, height, data: redness } };
}

/** The same picture in another size (pixels), bilinear; for steps of less than a half. */
export function resizeGrey(
  { width, height, data }: GreyPicture,
  toWidth: number,
  toHeight: number,
): GreyPicture {
  const out = new Uint8Array(toWidth * toHeight);
  const stepX = width / toWidth;
  const stepY = height / toHeight;
  for (let y = 0; y < toHeight; y += 1) {
    const sy = Math.min(Math.max((y + 0.5) * stepY - 0.5, 0), height - 1.001);
    const top = Math.floor(sy) * width;
    const fy = sy - Math.floor(sy);
    for (let x = 0; x < toWidth; x += 1) {
      const sx = Math.min(Math.max((x + 0.5) * stepX - 0.5, 0), width - 1.001);
      const at = top + Math.floor(sx);
      const fx = sx - Math.floor(sx);
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      out[y * toWidth + x] = upper * (1 - fy) + lower * fy + 0.5;
    }
  }
  return { width: toWidth, height: toHeight, data: out };
}

/** The mean of the square of `2 radius + 1` pixels around each pixel; the edge is repeated outwards. */
export function blurBox(
  { width, height, data }: { width: number; height: number; data: Uint8Array | Float32Array },
  radius: number,
): Float32Array {
  const rows = blurRows(data, width, height, radius);
  const out = new Float32Array(width * height);
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y += 1) {
    const row = Math.min(Math.max(y, 0), height - 1) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (rows[row + x] ?? 0);
  }
  // Row by row: columns one after the other would leap through memory.
  for (let y = 0; y < height; y += 1) {
    const entering = Math.min(y + radius + 1, height - 1) * width;
    const leaving = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      out[y * width + x] = sum / (2 * radius + 1);
      sums[x] = sum + (rows[entering + x] ?? 0) - (rows[leaving + x] ?? 0);
    }
  }
  return out;
}

function blurRows(
  data: Uint8Array | Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(width * height);
  const line = new Float64Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    line.set(data.subarray(y * width, (y + 1) * width), radius);
    line.fill(line[radius] ?? 0, 0, radius);
    line.fill(line[radius + width - 1] ?? 0, radius + width);
    let sum = 0;
    for (let x = 0; x <= 2 * radius; x += 1) sum += line[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      out[y * width + x] = sum / (2 * radius + 1);
      sum += (line[x + 2 * radius + 1] ?? 0) - (line[x] ?? 0);
    }
  }
  return out;
}

/**
 * What a picture shows seen from another: each pixel of the result, `size` large, is taken from where `matrix` puts it.
 * Minus one where that is outside.
 */
export function warpGrey(
  { width, height, data }: GreyPicture,
  m: Matrix,
  size: { width: number; height: number },
): Float32Array {
  const out = new Float32Array(size.width * size.height).fill(-1);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const w = m[6] * x + m[7] * y + m[8];
      const sx = (m[0] * x + m[1] * y + m[2]) / w;
      const sy = (m[3] * x + m[4] * y + m[5]) / w;
      if (!(sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1)) continue;
      const left = Math.floor(sx);
      const at = Math.floor(sy) * width + left;
      const fx = sx - left;
      const fy = sy - Math.floor(sy);
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      out[y * size.width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return out;
}
