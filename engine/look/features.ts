/** What a picture is recognised by: corners over several scales with their descriptors. */
import { findCorners } from './corners.ts';
import { describe, orientationAt, PATCH_RADIUS, WORDS } from './descriptor.ts';
import { blurBox, type GreyPicture, resizeGrey } from './grey-picture.ts';

/** Features of a picture of this size (pixels), one after the other in each array. */
export type Features = {
  width: number;
  height: number;
  count: number;
  xs: Float32Array;
  ys: Float32Array;
  /** Radians. */
  angles: Float32Array;
  /** Pixels of the picture to a pixel of the level at which the corner was found. */
  scales: Float32Array;
  descriptors: Uint32Array;
};

const LEVELS = 8;
const LEVEL_STEP = 1.2;
const BORDER = PATCH_RADIUS + 3;
const SMOOTHING = 2;

/** The features of a picture, at most `most`, the finer levels having more of them. */
export function findFeatures(picture: GreyPicture, most: number): Features {
  const features = emptyFeatures(picture, most);
  let level = picture;
  let weight = (1 - 1 / LEVEL_STEP) / (1 - LEVEL_STEP ** -LEVELS);
  for (let i = 0; i < LEVELS && Math.min(level.width, level.height) > 2 * BORDER; i += 1) {
    const isLast = i === LEVELS - 1;
    const quota = isLast ? most - features.count : Math.round(most * weight);
    addLevel(features, level, Math.min(quota, most - features.count), LEVEL_STEP ** i);
    weight /= LEVEL_STEP;
    level = resizeGrey(level, Math.round(level.width / LEVEL_STEP), Math.round(level.height / LEVEL_STEP));
  }
  return features;
}

/** Room for features of a picture of that size. */
function emptyFeatures({ width, height }: { width: number; height: number }, room: number): Features {
  return {
    width,
    height,
    count: 0,
    xs: new Float32Array(room),
    ys: new Float32Array(room),
    angles: new Float32Array(room),
    scales: new Float32Array(room),
    descriptors: new Uint32Array(room * WORDS),
  };
}

function addLevel(features: Features, level: GreyPicture, quota: number, scale: number): void {
  const smooth = { ...level, data: Uint8Array.from(blurBox(level, SMOOTHING)) };
  const { xs, ys, angles, scales, descriptors } = features;
  for (const { x, y } of findCorners(level, quota, BORDER)) {
    const i = features.count;
    const angle = orientationAt(level, x, y);
    describe(smooth, { x, y, angle }, descriptors, i * WORDS);
    xs[i] = (x + 0.5) * scale - 0.5;
    ys[i] = (y + 0.5) * scale - 0.5;
    angles[i] = angle;
    scales[i] = scale;
    features.count += 1;
  }
}
