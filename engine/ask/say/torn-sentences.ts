import { isWithinOne, type Stretch } from '../../document/sentences.ts';

/** A sentence goes on over at most so many lines; a listing may be longer. */
const MAX_PIECES = 3;
const MAX_LISTING_LINES = 12;

/** Which of a passage's sentences are pieces of one: lines break them, and listings stand in them. */
export type TornSentences = {
  /** The first piece of what piece `i` belongs to. */
  firstOf(i: number): number;
  /** The last piece of it. */
  lastOf(i: number): number;
  /** Whether it is in a listing, leads to one or goes on from one. */
  isWithListing(i: number): boolean;
};

/** `sentences` of the text as they are split, `listings` as the passage has them. */
export function tornSentences(
  text: string,
  sentences: readonly Stretch[],
  listings: readonly Stretch[] = [],
): TornSentences {
  const inListing = sentences.map((sentence) => isWithinOne(listings, sentence));
  const isEnded = (i: number) => /[.!?;]["”’)]?$/.test(text.slice(0, sentences[i]?.end ?? 0).slice(-3));
  const isBegun = (i: number) => /^\p{Ll}/u.test(text.slice(sentences[i]?.start ?? 0).slice(0, 2));
  /** Whether piece `i` and the one behind it are not to be parted. */
  const isOneWithNext = (i: number): boolean => {
    if (i < 0 || i + 1 >= sentences.length) return false;
    const [here, next] = [inListing[i] === true, inListing[i + 1] === true];
    if (here && next) return true;
    if (here) return isBegun(i + 1);
    if (next) return !isEnded(i);
    return isBegun(i + 1) && !/[.!?:;]$/.test(text.slice(0, sentences[i]?.end ?? 0).slice(-1));
  };
  const reach = (from: number, step: 1 | -1): number => {
    let at = from;
    let lines = 0;
    let pieces = 0;
    while (isOneWithNext(step === 1 ? at : at - 1)) {
      at += step;
      if (inListing[at]) lines += 1;
      else pieces += 1;
      if (lines > MAX_LISTING_LINES || pieces > MAX_PIECES) break;
    }
    return at;
  };
  return {
    firstOf: (i) => reach(i, -1),
    lastOf: (i) => (inListing[i] || inListing[i + 1] ? reach(i, 1) : i),
    isWithListing: (i) =>
      inListing[i] === true ||
      (inListing[i + 1] === true && isOneWithNext(i)) ||
      (inListing[i - 1] === true && isOneWithNext(i - 1)),
  };
}
