import { joinsWithoutBlank } from '../../document/lines.ts';
import { isSignalWord } from '../../document/signal-word.ts';
import type { RecognizedWord } from './tsv.ts';

/** What a bullet is taken for, and the white behind it, in sizes of the type, from which it is one. */
const BULLET = /^[eo¢©®°«»¤+*]$/u;
const BULLET_GAP = 0.5;

/** A signal word in capitals behind its sign, which is taken for a letter or two. */
const SIGN = /^\S{1,2}\s(\p{Lu}[\p{Lu} ]+[!:]?)$/u;

/** Specks before a word. */
const SPECKS = /^[~‘`=]+\s*(?=\p{Lu})/u;

const LEADERS = /[.…_·•-]{4,}/g;

/** What the "1." before a first step is taken for, how far down its second step may stand, and how far aside, in its own widths. */
const ONE = /^[4lLI|iJ\]][.)]$/u;
const NUMBER = /^\d{1,2}[.)]$/;
const TWO = /^2[.)]$/;
const MAX_LINES_OF_STEP = 12;
const SAME_LEFT_SHARE = 0.5;

/** The lines of a page with "1." where a line begins with what that is taken for and the next number under it is "2.". */
export function mendFirstNumbers(lines: readonly RecognizedWord[][]): RecognizedWord[][] {
  return lines.map((words, i) => {
    const [first, ...rest] = words;
    if (first === undefined || !ONE.test(first.text)) return words;
    const isUnder = (other: RecognizedWord | undefined): boolean =>
      other !== undefined &&
      NUMBER.test(other.text) &&
      Math.abs(other.left - first.left) <= SAME_LEFT_SHARE * first.width;
    const below = lines.slice(i + 1, i + 1 + MAX_LINES_OF_STEP);
    const next = below.find(([other]) => isUnder(other))?.[0];
    return next && TWO.test(next.text) ? [{ ...first, text: `1${first.text.slice(1)}` }, ...rest] : words;
  });
}

/** The text of words side by side: a bullet for what stands for one, a signal word without its sign, no leaders. */
export function mendText(words: readonly RecognizedWord[], size: number): string {
  const [first, second] = words;
  const isBullet =
    first !== undefined &&
    second !== undefined &&
    BULLET.test(first.text) &&
    second.left - first.left - first.width >= BULLET_GAP * size;
  return (isBullet ? [{ text: '•' }, ...words.slice(1)] : words)
    .reduce((line, { text }) => line + (line === '' || joinsWithoutBlank(line, text) ? '' : ' ') + text, '')
    .replace(LEADERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPECKS, '')
    .replace(SIGN, (text, rest: string) => (isSignalWord(rest) ? rest : text));
}
