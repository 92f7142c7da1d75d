/** What a picture's header says of it: pixels, and how many frames it has. */
export type PictureSize = { width: number; height: number; frames: number };

/** More than this is not opened, however small the file: a few bytes of one colour can stand for any number of pixels. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** The longest side that WebP has. */
const MAX_SIDE_PX = 16_383;
/** The longer side by the shorter one: what is longer shows nothing to people, and grows without end when it is widened. */
const MAX_RATIO = 24;
/** Only the first is shown, but all of them are walked through to find it. */
const MAX_FRAMES = 1000;

/** Whether a picture may be decoded. */
export function isWithinBounds({ width, height, frames }: PictureSize): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return (
    shorter >= 1 &&
    longer <= MAX_SIDE_PX &&
    longer <= MAX_RATIO * shorter &&
    width * height <= MAX_PICTURE_PIXELS &&
    frames <= MAX_FRAMES
  );
}
