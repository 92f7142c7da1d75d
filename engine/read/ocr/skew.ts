import type { Block } from '../../document/pages.ts';
import { median } from '../pdf/tables/region.ts';
import { placeBlock } from '../turned.ts';
import { DEEP } from './line-type.ts';
import type { RecognizedWord } from './tsv.ts';

/** How much the lines of a page sink from left to right, in pixels per pixel, and its middle in pixels. */
export type Skew = { slope: number; middle: { x: number; y: number } };

/** Lines shorter than this share of the widest one, or of fewer words, tell little of how they lie. */
const MIN_WIDTH_SHARE = 0.3;
const MIN_WORDS = 4;
const MIN_LINES = 4;
/** Flatter than this is straight, steeper is no page put askew into a scanner. */
const MIN_SLOPE = 0.0015;
const MAX_SLOPE = 0.06;

/** The slope is 0 where the page lies straight. */
export function measureSkew(
  lines: readonly RecognizedWord[][],
  size: { width: number; height: number },
): Skew {
  return { slope: slopeOfLines(lines), middle: { x: size.width / 2, y: size.height / 2 } };
}

function slopeOfLines(lines: readonly RecognizedWord[][]): number {
  // Where words that reach below the line stand cannot be told from their boxes.
  const standing = lines.map((words) => words.filter(({ text }) => !DEEP.test(text)));
  const widest = Math.max(0, ...standing.map(widthOf));
  const telling = standing.filter(
    (words) => words.length >= MIN_WORDS && widthOf(words) >= MIN_WIDTH_SHARE * widest,
  );
  if (telling.length < MIN_LINES) return 0;
  const slope = median(telling.map(slopeOf));
  return Math.abs(slope) < MIN_SLOPE || Math.abs(slope) > MAX_SLOPE ? 0 : slope;
}

/** The place of a point of a page if the page had not been askew: turned back about its middle, by a small angle. */
export function straightPlace(x: number, y: number, { slope, middle }: Skew): { x: number; y: number } {
  return { x: x + slope * (y - middle.y), y: y - slope * (x - middle.x) };
}

/** The words where they would stand if the page had not been askew. */
export function straighten(lines: readonly RecognizedWord[][], skew: Skew): RecognizedWord[][] {
  return lines.map((words) =>
    words.map((word) => {
      const { x, y } = straightPlace(word.left + word.width / 2, word.top + word.height / 2, skew);
      return { ...word, left: x - word.width / 2, top: y - word.height / 2 };
    }),
  );
}

/** A block of a straightened page with its boxes where they lie on the picture. */
export function asTheyLie(block: Block, { slope, middle }: Skew): Block {
  if (slope === 0) return block;
  const back = { slope: -slope, middle };
  const [width, height] = [2 * middle.x, 2 * middle.y];
  return placeBlock(block, (box) => {
    const [centreX, centreY] = [(box.x + box.width / 2) * width, (box.y + box.height / 2) * height];
    const { x, y } = straightPlace(centreX, centreY, back);
    return { ...box, x: x / width - box.width / 2, y: y / height - box.height / 2 };
  });
}

function widthOf(words: readonly RecognizedWord[]): number {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? last.left + last.width - first.left : 0;
}

/** Of the line that lies nearest to the feet of the words, by least squares. */
function slopeOf(words: readonly RecognizedWord[]): number {
  const points = words.map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height }));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const climb = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return along === 0 ? 0 : climb / along;
}
