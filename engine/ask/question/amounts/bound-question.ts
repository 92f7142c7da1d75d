import { cutWord } from '../../../index/tokens.ts';
import { isUnspaced } from '../../../index/unspaced.ts';

/** Longest text that is looked at, in UTF-16 units. */
const MAX_CHARS = 4000;
/** Most of anything that is not interrupted by a blank; lists and addresses of that length come in parts. */
const MAX_RUN_CHARS = 128;
/** Unicode has characters that stand for eighteen others. */
const MOST_EXPANSION = 1.5;

/** A word, or what is between words. */
const ALIKE = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*|[^\p{L}\p{N}]+/gu;
/** Preferably up to a sign, because codes and words are told by their ends. */
const PART = new RegExp(
  String.raw`\S{0,${MAX_RUN_CHARS - 1}}[^\p{L}\p{N}\p{M}\s-]|\S{1,${MAX_RUN_CHARS}}`,
  'gu',
);

/**
 * What is looked at of a question, a correction or an earlier turn: the same text, but no word and no row of blanks and
 * signs is longer than people write them, and no run is without a blank for long. So whatever walks from every place to the
 * end of a word walks a bounded way, and takes twice as long for twice the text. Applied again it changes nothing more.
 */
export function boundQuestion(text: string): string {
  const bounded = text
    .slice(0, MAX_CHARS)
    .replace(ALIKE, cutAlike)
    .replace(/\S+/gu, (run) => (run.length <= 2 * MAX_RUN_CHARS ? run : (run.match(PART) ?? []).join(' ')));
  const composed = bounded.normalize('NFKC');
  return composed.length > MOST_EXPANSION * bounded.length ? composed.slice(0, text.length) : bounded;
}

const cutAlike = (run: string): string => (isUnspaced(run) ? run : cutWord(run));
