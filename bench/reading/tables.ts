/**
 * `npm run bench -- tables [DIR]`: the tables that are read against those of the source. Without DIR the sample manual,
 * whose source is data; with it the files of the folder that were made of an HTML file beside them
 * (bench/lib/manuals/sourced-files.ts). Cells are compared by their adjacency relations (bench/reading/tables/relations.ts).
 */
import { basename } from 'node:path';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readPages } from '../lib/manuals/read-pages.ts';
import { listSourcedFiles } from '../lib/manuals/sourced-files.ts';
import { tablesOfChapters, tablesOfHtml } from './tables/gold-tables.ts';

import { compareTables, type TableScore } from './tables/score.ts';
import { tablesOfPages } from './tables/tables-of-pages.ts';

export async function run([dir]: string[]): Promise<void> {
  const sources = listSourcedFiles(dir, { ofChapters: tablesOfChapters, ofHtml: tablesOfHtml });
  const scores: { file: string; score: TableScore }[] = [];
  for (const { file, gold } of sources) {
    const { pages } = await readPages(file);
    scores.push({ file: basename(file), score: compareTables(gold, tablesOfPages(pages)) });
  }
  printTable(
    ['file', 'tables', 'found', 'headers', 'strays', 'precision', 'recall', 'F1'],
    scores.map(({ file, score }) => toRow(file, score)),
  );
  const files = scores.map(({ file, score: { precision, recall, f1, ...counts } }) => ({
    file,
    ...counts,
    precision: round(precision),
    recall: round(recall),
    f1: round(f1),
  }));
  console.log(JSON.stringify({ bench: 'tables', files }));
}

function toRow(file: string, score: TableScore): string[] {
  return [
    file,
    String(score.tables),
    String(score.found),
    `${score.headersFound} of ${score.headers}`,
    String(score.strays),
    percent(score.precision),
    percent(score.recall),
    percent(score.f1),
  ];
}
