import { whenNeeded } from '../../runtime/when-needed.ts';
import { commonWords } from './common-words.ts';
import { isEnglishWord } from './english-words.ts';
import { editDistance } from './fuzzy.ts';
import { synonymGroups } from './synonyms.ts';

/** A slip in a shorter word may make it any other. */
const MIN_LENGTH = 6;
/** From this many letters on two slips are forgiven, below one. */
const TWO_EDITS_LENGTH = 9;

/** First letter → the words that people use when they talk of devices, and everyday ones. */
const known = whenNeeded(() =>
  groupByFirstLetter(new Set([...synonymGroups('en').flat(), ...commonWords()])),
);

/**
 * The word of device talk that an English word (lower case) was meant to be, where it is none itself: "guarantee" for
 * "garantee". A manual that says "warranty" does not hold it, so that its own words tell nothing of the slip. Null for a real
 * word, and where none or several are as near.
 */
export function meantWord(word: string): string | null {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word) || isEnglishWord(word)) return null;
  const max = word.length >= TWO_EDITS_LENGTH ? 2 : 1;
  const near = (known().get(word.charAt(0)) ?? [])
    .filter((other) => Math.abs(other.length - word.length) <= max)
    .map((other) => ({ other, edits: editDistance(word, other, max) }))
    .filter(({ edits }) => edits <= max)
    .sort((a, b) => a.edits - b.edits);
  const [best, second] = near;
  return best === undefined || best.edits === second?.edits ? null : best.other;
}

function groupByFirstLetter(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(word.charAt(0), [...(groups.get(word.charAt(0)) ?? []), word]);
  return groups;
}
