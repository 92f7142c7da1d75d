import { countBits, letterMask } from '../../index/letter-mask.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../base/query.ts';

const MIN_LENGTH = 4;
/** Swapped letters tell less of a shorter word. */
const MIN_SLIP_LENGTH = 3;
/** No stop word is longer. */
const MAX_SLIP_LENGTH = 16;
/** One edit makes too many real words of a shorter one. */
const MIN_STEMMED_LENGTH = 6;
/** No word that people ask with is longer; there are thirty slips to each letter. */
const MAX_STEMMED_LENGTH = 24;
/** From this many letters on two edits are forgiven, below one. */
const TWO_EDITS_LENGTH = 8;
const MAX_ALTERNATIVES = 3;

/**
 * Terms of the manual that a word it does not know may be a misspelling of, nearest first, at most three. An edit is a
 * letter more, less, other, or swapped with its neighbour. The weight falls with the share of letters changed.
 */
export function findSpellings(index: ManualIndex, word: string): Alternative[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  const maxEdits = word.length >= TWO_EDITS_LENGTH ? 2 : 1;
  const mask = letterMask(word);
  const isAbbreviated = isAbbreviation(word);
  const found: (Alternative & { edits: number })[] = [];
  index.vocabulary.forEach((term, number) => {
    if (Math.abs(term.length - word.length) > maxEdits || term.length < MIN_LENGTH - 1) return;
    // Each edit changes the set of letters by two at most: this turns nearly all terms away.
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

/** Two of these with other letters are two things, not one misspelt: "SMTP" and "SFTP". */
const isAbbreviation = (word: string): boolean => !/[aeiouy]/.test(word);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Like {@link findSpellings} for a slip in the letters that stemming would have taken off: "termnial" is three edits from
 * "termin", but its true form is one from it. The words a slip away are stemmed and looked for.
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

/** The words a slip away: a letter swapped with the next, too many or left out. Another letter makes another word. */
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
 * Whether a word is a slip of the keys for a stop word: two letters swapped ("teh") or one left out ("wich"). `stopWords`
 * are lower case. Other edits turn real words into stop words too easily ("hose", "wand").
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
