import { countAll, countShared } from './counts.ts';
import type { GridTable } from './grid-table.ts';
import { isSameHeader, matchTables } from './match-tables.ts';
import { relationsOf } from './relations.ts';

export type TableScore = {
  /** Tables of the source. */
  tables: number;
  /** Those of which at least half of the relations were read. */
  found: number;
  /** Tables of the source with a header row. */
  headers: number;
  /** Those whose header was read as such, cell by cell. */
  headersFound: number;
  /** Tables read that are none in the source. */
  strays: number;
  /** Right relations ÷ relations read, strays included; 1 where nothing was read. */
  precision: number;
  /** Right relations ÷ relations of the source. */
  recall: number;
  /** Harmonic mean of the two. */
  f1: number;
};

const FOUND_SHARE = 0.5;

/** Compares the tables of a source, of which there is at least one, with those that were read of it. */
export function compareTables(gold: readonly GridTable[], read: readonly GridTable[]): TableScore {
  const { matched, strays } = matchTables(gold, read);
  let [inGold, right, found, headers, headersFound] = [0, 0, 0, 0, 0];
  let inRead = strays.reduce((sum, table) => sum + countAll(relationsOf(table)), 0);
  for (const { gold: source, read: joined } of matched) {
    const wanted = relationsOf(source);
    const got = joined === null ? new Map() : relationsOf(joined);
    const shared = countShared(wanted, got);
    inGold += countAll(wanted);
    inRead += countAll(got);
    right += shared;
    if (shared >= FOUND_SHARE * countAll(wanted)) found += 1;
    if (source.header.length === 0) continue;
    headers += 1;
    if (joined !== null && isSameHeader(source.header, joined.header)) headersFound += 1;
  }
  const precision = inRead === 0 ? 1 : right / inRead;
  const recall = right / inGold;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return {
    tables: gold.length,
    found,
    headers,
    headersFound,
    strays: strays.length,
    precision,
    recall,
    f1,
  };
}
