import { squeezeText } from '../../lib/manuals/squeeze-text.ts';
import { type Counts, countAll, countOne, countShared } from './counts.ts';
import { type GridTable, rowsOf } from './grid-table.ts';

/** A table of the source and what was read of it: one table, several (it runs over pages), or none (null). */
export type MatchedTable = { gold: GridTable; read: GridTable | null };

export type TableMatch = {
  matched: MatchedTable[];
  /** Tables read that are none in the source. */
  strays: GridTable[];
};

/** What is read belongs to the table that has at least this share of its pairs of words. */
const LEAST_SHARE = 1 / 3;

/**
 * Assigns each table that was read to the table of the source that it is, or is a part of: the one that shares most
 * pairs of neighbouring words with it. Pairs that an earlier one has taken are gone, so that tables which say the same
 * are told apart by their order.
 */
export function matchTables(gold: readonly GridTable[], read: readonly GridTable[]): TableMatch {
  const left = gold.map(countPairs);
  const parts: GridTable[][] = gold.map(() => []);
  const strays: GridTable[] = [];
  for (const table of read) {
    const pairs = countPairs(table);
    const shared = left.map((others) => countShared(pairs, others));
    const most = Math.max(0, ...shared);
    const best = shared.indexOf(most);
    if (most === 0 || most < LEAST_SHARE * countAll(pairs)) {
      strays.push(table);
      continue;
    }
    parts[best]?.push(table);
    takeAway(left[best], pairs);
  }
  const matched = gold.map((table, i) => ({ gold: table, read: joinParts(parts[i] ?? []) }));
  return { matched, strays };
}

/** The parts of a table one below the other; a header that is printed again on the next page is left out. */
function joinParts(parts: readonly GridTable[]): GridTable | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const following = others.flatMap((part) =>
    isSameHeader(part.header, first.header) ? part.rows : rowsOf(part),
  );
  return { header: first.header, rows: [...first.rows, ...following] };
}

/** Whether two headers say the same, blank cells aside. */
export function isSameHeader(a: readonly string[], b: readonly string[]): boolean {
  const filled = (row: readonly string[]) => row.map(squeezeText).filter((cell) => cell !== '');
  return JSON.stringify(filled(a)) === JSON.stringify(filled(b));
}

/** Pairs of neighbouring words, row after row. */
function countPairs(table: GridTable): Counts {
  const pairs: Counts = new Map();
  const words =
    rowsOf(table)
      .flat()
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  words.slice(1).forEach((word, i) => {
    countOne(pairs, `${words[i]} ${word}`);
  });
  return pairs;
}

function takeAway(from: Counts | undefined, pairs: Counts): void {
  for (const [pair, times] of pairs) from?.set(pair, Math.max(0, (from.get(pair) ?? 0) - times));
}
