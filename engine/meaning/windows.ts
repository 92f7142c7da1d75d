import type { Passage } from '../document/manual.ts';
import { splitSentences } from '../document/sentences.ts';

/** The text encoded in one pass: the headings above it, and whole sentences. */
export type Window = { heading: string; sentences: string[] };

/** The fields of a passage that are encoded. */
export type PassageText = Pick<Passage, 'path' | 'heading' | 'text'>;

/** Maximum number of words in a window; a longer one has too much content for one vector. */
const MAX_WORDS = 150;
/** Maximum number of characters in a sentence: a table may be a page long in one line. */
const MAX_SENTENCE_CHARACTERS = 1200;

/**
 * A passage in windows of whole sentences. Sentences are those of {@link splitSentences}, in its order, so that sentence i of
 * all windows together is sentence i of the passage.
 */
export function windowsOf({ path, heading: own, text }: PassageText): Window[] {
  const heading = [...path.slice(-1), own].filter((title) => title !== '').join(' – ');
  const windows: Window[] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const { start, end } of splitSentences(text)) {
    const sentence = text.slice(start, Math.min(end, start + MAX_SENTENCE_CHARACTERS));
    const length = countWords(sentence);
    if (words + length > MAX_WORDS) {
      windows.push({ heading, sentences: [] });
      words = countWords(heading);
    }
    windows.at(-1)?.sentences.push(sentence);
    words += length;
  }
  return windows;
}

/** Characters of scripts without spaces between words; two count as one word. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;

function countWords(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1;
  return count + (text.match(UNPARTED)?.length ?? 0) / 2;
}
