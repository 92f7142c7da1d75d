/**
 * `npm run bench -- tables [DIR]`: the tables that are read against those of the source. Without DIR the sample manual,
 * whose source is data; with it every NAME.html of the folder that has a NAME.pdf, NAME.docx or NAME.doc beside it.
 * Cells are compared by their adjacency relations (bench/tables/relations.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chapters } from '../sample/source/manual.ts';
import { percent, printTable, round } from './lib/table.ts';
import { tablesOfChapters, tablesOfHtml } from './tables/gold-tables.ts';
import type { GridTable } from './tables/grid-table.ts';
import { readTables } from './tables/read-tables.ts';
import { compareTables, type TableScore } from './tables/score.ts';

type Source = { file: string; gold: GridTable[] };

const formats = ['pdf', 'docx', 'doc'];

export async function run([dir]: string[]): Promise<void> {
  const sources = dir === undefined ? sampleSources() : folderSources(dir);
  if (sources.length === 0) throw new Error(`No NAME.html with a PDF or Word file of that name in ${dir}.`);
  const scores: { file: string; score: TableScore }[] = [];
  for (const { file, gold } of sources)
    scores.push({ file: basename(file), score: compareTables(gold, await readTables(file)) });
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

function sampleSources(): Source[] {
  const gold = tablesOfChapters(chapters);
  const folder = fileURLToPath(new URL('../sample/', import.meta.url));
  return formats.map((format) => ({ file: join(folder, `manual.${format}`), gold }));
}

function folderSources(dir: string): Source[] {
  const pages = readdirSync(dir).filter((name) => name.endsWith('.html'));
  return pages.sort().flatMap((name) => {
    const path = join(dir, name);
    const gold = tablesOfHtml(readFileSync(path, 'utf8'));
    const files = formats.map((format) => path.replace(/html$/, format)).filter(existsSync);
    return files.map((file) => ({ file, gold }));
  });
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
