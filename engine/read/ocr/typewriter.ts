import type { RecognizedWord } from './tsv.ts';

/** How far apart the characters of typewriter faces stand, in sizes of the type: other faces stay below on average. */
const MIN_PITCH = 0.59;
const MAX_PITCH = 0.75;
/** Type drawn by equal steps: no word begins or ends further than this from where it would, in steps. */
const MAX_DRIFT = 0.65;
const MIN_CHARS = 6;
/** What a letter leaves open beside it, in sizes of the type. */
const BEARING = 0.1;
const LOWER = /\p{Ll}/u;
/** A word alone drifts nowhere: only such signs tell that it is typed to a computer. */
const TYPED = /[/\\_<>[\]{}=@$~]/;

/** Whether words side by side are in a typewriter face, by the equal steps of their characters. `size` in pixels. */
export function isTypewriter(words: readonly RecognizedWord[], size: number): boolean {
  const text = words.map((word) => word.text).join(' ');
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || text.length < MIN_CHARS || !LOWER.test(text)) return false;
  if (words.length === 1 && !TYPED.test(text)) return false;
  const bearing = BEARING * size;
  const pitch = (last.left + last.width - first.left + bearing) / text.length;
  if (pitch < MIN_PITCH * size || pitch > MAX_PITCH * size) return false;
  let chars = 0;
  return words.every(({ left, width, text: { length } }) => {
    const start = first.left + chars * pitch;
    const end = start + length * pitch - bearing;
    chars += length + 1;
    return Math.max(Math.abs(left - start), Math.abs(left + width - end)) <= MAX_DRIFT * pitch;
  });
}
