import { isAmount } from './compared-words.ts';

/** How two sentences differ. */
export type Difference = {
  /** Words in common and in the same order, of all the words of both, 0–1. */
  likeness: number;
  /** The same of the words that say what it is about, in any order; amounts and little words are often the same by chance. */
  subject: number;
  /** Whether an amount, or what it is compared with, is another. */
  isAmount: boolean;
  /** Whether words that are no amounts are others, by more than their spelling or their order. */
  isWording: boolean;
};

/** Longer sentences are compared by their first words. */
const MOST_WORDS = 120;
const ONE_EDIT_LETTERS = 4;
const TWO_EDITS_LETTERS = 9;

/** Compares two sentences word by word. @param little words that say nothing about what a sentence is about */
export function differenceOf(
  before: readonly string[],
  now: readonly string[],
  little: ReadonlySet<string>,
): Difference {
  const [a, b] = [before.slice(0, MOST_WORDS), now.slice(0, MOST_WORDS)];
  const { gone, come } = withoutCommon(a, b);
  const common = a.length - gone.length;
  const spelt = pairSpellings(gone, come);
  const likeness = (2 * (common + spelt.pairs)) / Math.max(1, a.length + b.length);
  const [ofA, ofB] = [a, b].map((words) => words.filter((word) => !isAmount(word) && !little.has(word)));
  const subject = pairSpellings(ofA ?? [], ofB ?? []).pairs;
  const subjects = (ofA?.length ?? 0) + (ofB?.length ?? 0);
  return {
    likeness,
    subject: subjects === 0 ? likeness : (2 * subject) / subjects,
    isAmount: gone.filter(isAmount).join(' ') !== come.filter(isAmount).join(' '),
    isWording: [...spelt.gone, ...spelt.come].some((word) => !isAmount(word)),
  };
}

/** What is left of both without their longest common sequence. */
function withoutCommon(a: readonly string[], b: readonly string[]): { gone: string[]; come: string[] } {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const gone: string[] = [];
  const come: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) gone.push(a[i++] ?? '');
    else come.push(b[j++] ?? '');
  }
  return { gone, come };
}

/** Takes away words that are the same but for their spelling. */
function pairSpellings(gone: readonly string[], come: readonly string[]) {
  const left = [...come];
  const rest = gone.filter((word) => {
    const other = left.findIndex((one) => isSpelling(word, one));
    if (other < 0) return true;
    left.splice(other, 1);
    return false;
  });
  return { gone: rest, come: left, pairs: gone.length - rest.length };
}

function isSpelling(a: string, b: string): boolean {
  if (a === b) return true;
  const letters = Math.min(a.length, b.length);
  // "never" and "ever", "keine" and "eine" are no spellings of one word.
  if (isAmount(a) || isAmount(b) || letters < ONE_EDIT_LETTERS || a[0] !== b[0]) return false;
  return editDistance(a, b) <= (letters >= TWO_EDITS_LETTERS ? 2 : 1);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
