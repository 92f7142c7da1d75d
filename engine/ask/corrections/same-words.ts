import { editDistance } from '../words/fuzzy.ts';
import type { Meaning, MeaningTerm } from './meaning.ts';
import { isSameMeaning } from './same-meaning.ts';

/** A word of one question and the word of the other that says the same. */
type Pair = readonly [MeaningTerm, MeaningTerm];

/** How the words of two questions go together; what has no partner is left on its side. */
export type PairedWords = { pairs: Pair[]; left: MeaningTerm[]; right: MeaningTerm[] };

const MIN_SLIP_LENGTH = 5;
/** In shorter words another letter makes another word; a letter more, less or out of place seldom does. */
const MIN_OTHER_LETTER_LENGTH = 7;
const TWO_EDITS_LENGTH = 9;

/** Pairs the words that count: same stem first, then same meaning, then misspellings and words written apart. */
export function pairWords(a: Meaning, b: Meaning): PairedWords {
  const paired: PairedWords = { pairs: [], left: [...a.terms], right: [...b.terms] };
  const isEnglish = a.language.code === 'en';
  pairBy(paired, (one, other) => one.stem === other.stem);
  if (isEnglish)
    pairBy(paired, (one, other) => isSameMeaning(one.stem, other.stem, one.isKnown && other.isKnown));
  pairBy(paired, isMisspelling);
  joinWords(paired, 'left', 'right', a.language.stem);
  joinWords(paired, 'right', 'left', a.language.stem);
  return paired;
}

function pairBy(paired: PairedWords, isSame: (one: MeaningTerm, other: MeaningTerm) => boolean): void {
  paired.left = paired.left.filter((one) => {
    const partner = paired.right.find((other) => isSame(one, other));
    if (partner === undefined) return true;
    paired.pairs.push([one, partner]);
    paired.right = paired.right.filter((other) => other !== partner);
    return false;
  });
}

/** Whether one of two words is no word at all, but the other with a slip of the keys. */
export function isMisspelling(one: MeaningTerm, other: MeaningTerm): boolean {
  if (one.isReal === other.isReal) return false;
  return isSlip(one.surface, other.surface) || isSlip(one.stem, other.stem);
}

function isSlip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < MIN_SLIP_LENGTH || /\d/.test(a + b) || a[0] !== b[0]) return false;
  const maxEdits = length >= TWO_EDITS_LENGTH ? 2 : 1;
  if (editDistance(a, b, maxEdits) > maxEdits) return false;
  if (length >= MIN_OTHER_LETTER_LENGTH || a.length !== b.length) return true;
  // The same letters: two of them are swapped.
  return [...a].sort().join('') === [...b].sort().join('');
}

/** "drip tray" for "driptray": two words of one side that make up a word of the other. */
function joinWords(
  paired: PairedWords,
  apart: 'left' | 'right',
  joined: 'left' | 'right',
  stem: (word: string) => string,
): void {
  for (const whole of paired[joined]) {
    const words = paired[apart];
    const first = words.findIndex((word, i) => {
      const next = words[i + 1];
      return (
        next?.place === word.place + 1 &&
        (stem(word.surface + next.surface) === whole.stem || word.surface + next.surface === whole.surface)
      );
    });
    const [one, other] = [words[first], words[first + 1]];
    if (one === undefined || other === undefined) continue;
    paired[apart] = words.filter((word) => word !== one && word !== other);
    paired[joined] = paired[joined].filter((word) => word !== whole);
    paired.pairs.push(apart === 'left' ? [one, whole] : [whole, one]);
  }
}
