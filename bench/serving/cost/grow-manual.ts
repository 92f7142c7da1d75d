import type { Passage } from '../../../engine/document/manual.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';
import { tokenise } from '../../../engine/index/tokens.ts';

/** A word in so few passages tells one part of a manual from another. */
const SELDOM = 5;

/**
 * One manual of `size` passages: those of the manuals, and where they are too few copies in which the seldom words are
 * others, as another chapter's would be. Throws without a passage.
 */
export function growManual(manuals: readonly ManualSource[], size: number): ManualSource {
  const originals = manuals.flatMap(({ passages }) => passages);
  const [first] = manuals;
  if (first === undefined || originals.length === 0) throw new Error('There is no passage to measure with.');
  const seldom = findSeldomWords(originals);
  const passages: Passage[] = [];
  for (let i = 0; i < size; i += 1) {
    const passage = originals[i % originals.length];
    const copy = Math.floor(i / originals.length);
    if (passage !== undefined)
      passages.push({ ...renameWords(passage, seldom, copy), ordinal: i, figures: [], warnings: [] });
  }
  return { ...first, passages, figures: [] };
}

function findSeldomWords(passages: readonly Passage[]): Set<string> {
  const frequencies = new Map<string, number>();
  for (const { text } of passages)
    for (const word of new Set(wordsOf(text))) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  return new Set([...frequencies].filter(([, count]) => count <= SELDOM).map(([word]) => word));
}

const wordsOf = (text: string): string[] =>
  tokenise(text).flatMap(({ kind, term }) => (kind === 'word' ? [term] : []));

/** The passage with its seldom words turned by as many letters as the copy's number; as long as before, so that places stay right. */
function renameWords(passage: Passage, seldom: ReadonlySet<string>, copy: number): Passage {
  if (copy === 0) return passage;
  const turn = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => (seldom.has(word.toLowerCase()) ? turnLetters(word, copy) : word));
  const table = passage.table && {
    ...passage.table,
    rows: passage.table.rows.map((row) => ({ ...row, cells: row.cells.map(turn) })),
  };
  return { ...passage, heading: turn(passage.heading), text: turn(passage.text), table };
}

/** The first two letters give the number of the copy, the others stay: words of one copy stay apart. */
function turnLetters(word: string, copy: number): string {
  const letters = [...word.toLowerCase()];
  const shifts = [copy % 26, Math.floor(copy / 26) % 26];
  return letters.map((letter, i) => shiftLetter(letter, shifts[i] ?? 0)).join('');
}

function shiftLetter(letter: string, by: number): string {
  const at = letter.charCodeAt(0) - 97;
  return at < 0 || at > 25 ? letter : String.fromCharCode(97 + ((at + by) % 26));
}
