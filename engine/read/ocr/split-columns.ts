import type { TypedLine } from './line-type.ts';
import type { RecognizedWord } from './tsv.ts';

/** White between two words, in sizes of the type, from which they stand in different columns. */
const WIDE_GAP = 1.6;
/** White from which on they do too, if this many lines begin a column after wide white within `SAME_START` of there. */
const NARROW_GAP = 0.6;
const MIN_LINES_OF_COLUMN = 2;
const SAME_START = 0.3;

/** What the rule between columns is taken for. */
const RULE = /^[|¦[\]]$/u;

/** The lines of a page as runs of words, a run for each column that a line runs through, without the rules between them. */
export function splitColumns(lines: readonly TypedLine[]): { line: TypedLine; run: RecognizedWord[] }[] {
  const bare = lines.map((line) => ({ ...line, words: withoutRules(line) }));
  const starts = bare.flatMap(({ words, size }) =>
    words
      .filter((word, i) => gapBefore(words, i) > WIDE_GAP * size && !word.afterLeaders)
      .map(({ left }) => left),
  );
  return bare.flatMap((line) => splitLine(line, starts).map((run) => ({ line, run })));
}

function splitLine({ words, size }: TypedLine, starts: readonly number[]): RecognizedWord[][] {
  const runs: RecognizedWord[][] = [];
  for (const [i, word] of words.entries()) {
    const gap = gapBefore(words, i);
    const isStart = (): boolean =>
      starts.filter((left) => Math.abs(left - word.left) <= SAME_START * size).length >= MIN_LINES_OF_COLUMN;
    const isApart = !word.afterLeaders && (gap > WIDE_GAP * size || (gap > NARROW_GAP * size && isStart()));
    const last = runs.at(-1);
    if (last === undefined || isApart) runs.push([word]);
    else last.push(word);
  }
  return runs;
}

/** White before a word, in pixels. */
function gapBefore(words: readonly RecognizedWord[], i: number): number {
  const [before, word] = [words[i - 1], words[i]];
  return before && word ? word.left - before.left - before.width : 0;
}

/** Removes from a line what is a rule: such a sign at an end, or between columns. A pipe within a command stays. */
function withoutRules({ words, size }: TypedLine): RecognizedWord[] {
  return words.filter(({ text }, i) => {
    if (!RULE.test(text)) return true;
    const [before, after] = [words[i - 1], words[i + 1]];
    return before && after && after.left - before.left - before.width <= WIDE_GAP * size;
  });
}
