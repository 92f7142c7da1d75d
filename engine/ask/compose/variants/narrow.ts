/** What was found, without what holds for other variants than the one that a customer has. */
import type { Passage } from '../../../document/manual.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import type { FoundPassage, SearchResult } from '../../find/search.ts';
import { axesOf } from './axes.ts';
import { keyOf } from './names.ts';
import { ledLines, sectionOf } from './turning-point.ts';

/** Leaves out sections, columns, rows and lines of the other variants. */
export function narrow(index: ManualIndex, found: SearchResult, name: string): SearchResult {
  const own = keyOf(name);
  const others = new Set<string>();
  for (const { names } of axesOf(index))
    if (names.some((one) => keyOf(one) === own))
      for (const one of names) if (keyOf(one) !== own) others.add(keyOf(one));
  const isOther = (one: string) => others.has(keyOf(one));
  const passages = found.passages.flatMap((passage): FoundPassage[] => {
    const isElsewhere = axesOf(index).some((axis) => isOther(sectionOf(axis, passage)?.name ?? ''));
    return isElsewhere ? [] : [{ ...passage, passage: narrowPassage(passage.passage, isOther) }];
  });
  return { ...found, passages };
}

function narrowPassage(passage: Passage, isOther: (name: string) => boolean): Passage {
  if (passage.table !== null) return { ...passage, table: narrowTable(passage.table, isOther) };
  const lines = ledLines(passage.text).filter(({ name }) => isOther(name));
  // What is no label is said; these hold for somebody else.
  return lines.length === 0 ? passage : { ...passage, labels: [...(passage.labels ?? []), ...lines] };
}

function narrowTable({ header, rows }: NonNullable<Passage['table']>, isOther: (name: string) => boolean) {
  const kept = header.flatMap((cell, i) => (i > 0 && isOther(cell) ? [] : [i]));
  const of = (cells: readonly string[]): string[] => kept.map((i) => cells[i] ?? '');
  return {
    header: of(header),
    rows: rows
      .filter(({ cells: [first = ''] }) => !isOther(first))
      .map((row) => ({ ...row, cells: of(row.cells) })),
  };
}
