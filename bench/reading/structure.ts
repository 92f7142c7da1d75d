/**
 * `npm run bench -- structure [DIR]`: how much of a manual's structure survives reading. Without DIR the sample manual; with
 * it all PDFs of the folder, and for files that were made of an HTML file beside them (bench/lib/manuals/sourced-files.ts) headings,
 * lists, tables and reading order against that. Other PDFs are read without their outline, which is the truth about headings.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { structureManual } from '../../engine/structure/structure-manual.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { type ReadFile, readPages } from '../lib/manuals/read-pages.ts';
import { listSourcedFiles } from '../lib/manuals/sourced-files.ts';
import { structureOfBlocks, structureOfPlainText } from './structure/baselines.ts';
import { compareTruth, type TruthRow } from './structure/compare-truth.ts';
import { structureFound } from './structure/found-structure.ts';
import { structureOfChapters, structureOfHtml } from './structure/gold-structure.ts';
import { readPrintedPages } from './structure/printed-pages.ts';
import { type HeadingScore, scoreHeadings } from './structure/score-headings.ts';
import { examineText, type TextHealth } from './structure/text-health.ts';
import { tablesOfChapters, tablesOfHtml } from './tables/gold-tables.ts';

type OutlineRow = { file: string; reading: string; headings: HeadingScore };
type TextRow = { file: string } & TextHealth;

/** Outlines with fewer entries say too little about a manual's headings. */
const MIN_OUTLINE = 8;

export async function run([dir]: string[]): Promise<void> {
  const sourced = listSourcedFiles(dir, {
    ofChapters: (chapters) => ({ ...structureOfChapters(chapters), tables: tablesOfChapters(chapters) }),
    ofHtml: (html) => ({ ...structureOfHtml(html), tables: tablesOfHtml(html) }),
  });
  const golds = new Map(sourced.map(({ file, gold }) => [file, gold]));
  const truth: TruthRow[] = [];
  const outlines: OutlineRow[] = [];
  const texts: TextRow[] = [];
  for (const file of listFiles(dir ?? dirname(sourced[0]?.file ?? ''), golds)) {
    const read = await readPages(file);
    const gold = golds.get(file);
    if (gold) truth.push(...(await compareTruth(file, gold, read)));
    else if (read.document.outline.length >= MIN_OUTLINE)
      outlines.push(...(await compareOutline(file, read)));
    if (file.endsWith('.pdf')) {
      texts.push({ file: basename(file), ...examineText(structureManual(read), readPrintedPages(file)) });
    }
  }
  printTruth(truth);
  printOutlines(outlines);
  printTexts(texts);
  console.log(JSON.stringify(roundAll({ bench: 'structure', truth, outlines, texts })));
}

function listFiles(dir: string, golds: ReadonlyMap<string, unknown>): string[] {
  const pdfs = readdirSync(dir).filter((name) => name.endsWith('.pdf') && !name.includes('scan'));
  return [...new Set([...golds.keys(), ...pdfs.sort().map((name) => join(dir, name))])];
}

async function compareOutline(path: string, { document, pages }: ReadFile): Promise<OutlineRow[]> {
  const found = structureFound(structureManual({ document: { ...document, outline: [] }, pages }));
  const gold = document.outline.map(({ title, level }) => ({ text: title, level }));
  const readings = {
    'Manualist, no outline': found,
    'library’s blocks': await structureOfBlocks(path),
    'pdftotext and rules': structureOfPlainText(path),
  };
  return Object.entries(readings).map(([reading, { headings }]) => ({
    file: basename(path),
    reading,
    headings: scoreHeadings(gold, headings),
  }));
}

const HEADING_COLUMNS = ['headings', 'found', 'recall', 'precision', 'in order', 'under parent'];

function headingCells({ gold, found, recall, precision, inOrder, underParent }: HeadingScore): string[] {
  return [String(gold), String(found), ...[recall, precision, inOrder, underParent].map(percent)];
}

function printTruth(rows: readonly TruthRow[]): void {
  const share = (value: number | null) => (value === null ? '' : percent(value));
  printTable(
    ['file', 'reading', ...HEADING_COLUMNS, 'items', 'sentences in order', 'adjacent', 'tables F1'],
    rows.map(({ file, reading, headings, items, order, tables }) => [
      file,
      reading,
      ...headingCells(headings),
      ...[items, order.inOrder, order.adjacent, tables].map(share),
    ]),
  );
}

function printOutlines(rows: readonly OutlineRow[]): void {
  if (rows.length === 0) return;
  console.log('\nHeadings against the outline that was kept from the reader');
  printTable(
    ['file', 'reading', ...HEADING_COLUMNS],
    rows.map(({ file, reading, headings }) => [file, reading, ...headingCells(headings)]),
  );
}

function printTexts(rows: readonly TextRow[]): void {
  console.log('\nText of the passages');
  printTable(
    ['file', 'words', 'running %', 'contents %', 'over 200 words', 'hyphens left', 'doubled %', 'missing %'],
    rows.map(({ file, words, running, contents, long, hyphens, doubled, missing }) => [
      file,
      String(words),
      percent(running),
      percent(contents),
      String(long),
      String(hyphens),
      percent(doubled),
      percent(missing),
    ]),
  );
}

function roundAll(result: object): unknown {
  return JSON.parse(
    JSON.stringify(result, (_key, value: unknown) => (typeof value === 'number' ? round(value) : value)),
  );
}
