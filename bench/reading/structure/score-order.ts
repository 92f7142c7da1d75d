import { splitSentences } from '../../../engine/document/sentences.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';

/** Shorter sentences, in characters without blanks, come back by chance. */
const MIN_CHARS = 25;

export type OrderScore = {
  pairs: number;
  /** Share of the pairs of which both sentences are in the text, whole, and in this order. */
  inOrder: number;
  /** Share of the pairs with nothing more than a sign or a number between the two. */
  adjacent: number;
};

const MAX_GAP_CHARS = 12;

/**
 * Whether the text read holds the sentences of the source one behind the other: pairs of neighbouring sentences, those
 * aside that are short or not unique in the source. Texts are compared without blanks, hyphens and case.
 */
export function scoreOrder(texts: readonly string[], read: string): OrderScore {
  const keyOf = (text: string) => squeezeText(text).toLowerCase();
  const sentences = texts.flatMap((text) =>
    splitSentences(text).map(({ start, end }) => keyOf(text.slice(start, end))),
  );
  const whole = sentences.join('');
  const isUnique = (sentence: string) =>
    sentence.length >= MIN_CHARS && whole.indexOf(sentence) === whole.lastIndexOf(sentence);
  const haystack = keyOf(read);
  let [pairs, inOrder, adjacent] = [0, 0, 0];
  sentences.slice(1).forEach((sentence, index) => {
    const before = sentences[index] ?? '';
    if (!isUnique(before) || !isUnique(sentence)) return;
    pairs += 1;
    const [first, second] = [haystack.indexOf(before), haystack.indexOf(sentence)];
    if (first < 0 || second < first + before.length) return;
    inOrder += 1;
    if (second <= first + before.length + MAX_GAP_CHARS) adjacent += 1;
  });
  return { pairs, inOrder: inOrder / Math.max(1, pairs), adjacent: adjacent / Math.max(1, pairs) };
}
