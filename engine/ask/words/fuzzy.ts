import { countBits, letterMask } from '../../index/letter-mask.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../base/query.ts';

/** Shorter words, in letters, are not corrected: nearly every one is an edit away from another word. */
const MIN_LENGTH = 4;
/** In a shorter word, in letters, swapped letters are no evidence of a misspelling. */
const MIN_SLIP_LENGTH = 3;
/** No stop word has more letters. */
const MAX_SLIP_LENGTH = 16;
/** In a shorter word, in letters, one edit gives too many real words. */
const MIN_STEMMED_LENGTH = 6;
/** Longer words, in letters, are not corrected: there are about thirty edits for each letter, and people type no longer words. */
const MAX_STEMMED_LENGTH = 24;
/** Number of letters from which two edits are allowed; in shorter words one. */
const TWO_EDITS_LENGTH = 8;
/** Maximum number of corrections for a word. */
const MAX_ALTERNATIVES = 3;

/**
 * Terms of the manual that an unknown word may be a misspelling of, nearest first and at most three. An edit inserts, deletes or replaces a
 * letter, or swaps two neighbours. The weight decreases with the share of letters changed.
 */
export function findSpellings(index: ManualIndex, word: string): Alternative[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  const maxEdits = word.length >= TWO_EDITS_LENGTH ? 2 : 1;
  const mask = letterMask(word);
  const isAbbreviated = isAbbreviation(word);
  const found: (Alternative & { edits: number })[] = [];
  index.vocabulary.forEach((term, number) => {
    if (Math.abs(term.length - word.length) > maxEdits || term.length < MIN_LENGTH - 1) return;
    // Each edit changes the set of letters by two at most, which rules out nearly all terms.
    const difference = mask ^ (index.letterMasks[number] ?? 0);
    if (countBits(difference) > 2 * maxEdits) return;
    if (isAbbreviated && difference !== 0 && term.length === word.length && isAbbreviation(term)) return;
    const edits = editDistance(word, term, maxEdits);
    if (edits <= maxEdits)
      found.push({ number, weight: weightOf(word, term, edits), kind: 'spelling', edits });
  });
  found.sort((a, b) => b.weight - a.weight || a.number - b.number);
  return found.slice(0, MAX_ALTERNATIVES).map(({ number, weight, kind }) => ({ number, weight, kind }));
}

/** Two abbreviations with different letters are two things, not one misspelt: "SMTP" and "SFTP". */
const isAbbreviation = (word: string): boolean => !/[aeiouy]/.test(word);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Like {@link findSpellings}, for an error in letters that stemming would have removed: "termnial" is three edits from the stem "termin",
 * but one edit from "terminal". All words one edit away are stemmed and looked up.
 */
export function findStemmedSpellings(
  index: ManualIndex,
  word: string,
  stem: (word: string) => string,
): Alternative[] {
  const isWord = word.length >= MIN_STEMMED_LENGTH && word.length <= MAX_STEMMED_LENGTH;
  if (!isWord || !/^[a-z]+$/.test(word)) return [];
  const found = new Map<number, number>();
  for (const other of editsOf(word)) {
    const number = index.lexicon.get(stem(other));
    if (number === undefined) continue;
    found.set(number, Math.max(found.get(number) ?? 0, weightOf(word, other, 1)));
  }
  return [...found]
    .toSorted(([a, weight], [b, otherWeight]) => otherWeight - weight || a - b)
    .slice(0, MAX_ALTERNATIVES)
    .map(([number, weight]) => ({ number, weight, kind: 'spelling' }));
}

/** The words one edit away: two letters swapped, one inserted or one left out. Replaced letters mostly give another word. */
function* editsOf(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i += 1) {
    const [before, at, behind] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
    if (at !== '') yield before + behind;
    if (behind !== '') yield before + behind.charAt(0) + at + behind.slice(1);
    for (const letter of LETTERS) yield before + letter + at + behind;
  }
}

/** Words that are a letter away from "could", "thank", "does" and "doing", and are asked about all the same. */
const NO_SLIPS: ReadonlySet<string> = new Set(['cold', 'tank', 'tanks', 'dose', 'ding']);

/**
 * Whether a word is a mistyped stop word: two letters swapped ("teh") or one left out ("wich"). `stopWords` are in lower case. Other edits
 * would turn real words into stop words ("hose", "wand").
 */
export function isMisspeltStopWord(word: string, stopWords: ReadonlySet<string>): boolean {
  if (word.length < MIN_SLIP_LENGTH || word.length > MAX_SLIP_LENGTH) return false;
  if (stopWords.has(word) || NO_SLIPS.has(word)) return false;
  for (let i = 0; i + 1 < word.length; i += 1) {
    if (stopWords.has(word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)))
      return true;
  }
  if (word.length < MIN_LENGTH) return false;
  for (const stopWord of stopWords) {
    if (
      stopWord.length === word.length + 1 &&
      stopWord[0] === word[0] &&
      editDistance(word, stopWord, 1) === 1
    )
      return true;
  }
  return false;
}

/** What an edit takes off the weight of a correction, times its share of the letters: an edit is likelier in a long word. */
const EDIT_COST = 1.5;
/** Weight taken off where the first letter differs: people seldom miss it. */
const OTHER_FIRST_LETTER = 0.2;
/** No correction weighs less: it is still the only thing that the manual has for the word. */
const LEAST_WEIGHT = 0.1;

/** Weight of a correction against the word itself (0–1). */
function weightOf(word: string, term: string, edits: number): number {
  const share = 1 - (EDIT_COST * edits) / Math.max(word.length, term.length);
  return Math.max(LEAST_WEIGHT, word[0] === term[0] ? share : share - OTHER_FIRST_LETTER);
}

/** Restricted Damerau–Levenshtein distance; anything above `max` comes back as `max + 1`. */
export function editDistance(a: string, b: string, max: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + change,
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(edits);
      smallest = Math.min(smallest, edits);
    }
    if (smallest > max) return max + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, max + 1);
}
