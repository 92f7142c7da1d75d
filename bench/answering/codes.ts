/**
 * Codes and part numbers of tables: `npm run bench -- codes [FILE OR DIR …]`. Each is asked for in several ways and must
 * bring its own row first; one that the manual does not hold must be refused, never answered with a neighbour. Beside it
 * MiniSearch as it comes over the same passages, which knows no rows: right if its first passage holds the code's row.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ManualIndex, ManualSource } from '../../engine/index/manual-index.ts';
import { miniSearchOver } from '../lib/figures/baselines.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, openIndex } from '../lib/manuals/open-index.ts';
import { collectCodes, neighbourOf, type TableCode } from './codes/table-codes.ts';

const DEFAULT_FILES = ['sample/manual.pdf', 'sample/manual.docx'];

/** Ways of asking for a code; null for one that nobody would ask for so. */
const FORMS: Record<string, (code: string) => string | null> = {
  alone: (code) => code,
  'as typed': (code) => code.toLowerCase().replace(/[-._ ]/g, ''),
  spaced: (code) => /^(\p{Lu}{1,3})-?(\d{1,4})$/u.exec(code)?.slice(1).join(' ').toLowerCase() ?? null,
  question: (code) => `What does ${code} mean?`,
};

type Tally = { asked: number; right: number };
type FileResult = {
  codes: TableCode[];
  forms: Record<string, Tally>;
  unknown: Tally;
  miniSearch: Tally;
};

export async function run(args: string[]): Promise<void> {
  const verbose = args.includes('--misses');
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const rows: string[][] = [];
  const all: FileResult[] = [];
  for (const file of (paths.length > 0 ? paths : DEFAULT_FILES).flatMap(filesAt)) {
    const manual = await readCachedManual(file).catch((error: Error) => error);
    if (manual instanceof Error) {
      console.error(`Left out: ${manual.message}`);
      continue;
    }
    const result = await examine(manual, verbose);
    if (result.codes.length === 0) continue;
    all.push(result);
    rows.push(toRow(basename(file), [result]));
  }
  printTable(
    [
      'manual',
      'codes',
      ...Object.keys(FORMS).map((form) => `${form} %`),
      'unknown refused %',
      'MiniSearch %',
    ],
    [...rows, toRow('all', all)],
  );
  const forms = Object.keys(FORMS).map((form) => [form, share(all.map((one) => one.forms[form]))]);
  console.log(
    JSON.stringify({
      bench: 'codes',
      codes: all.reduce((sum, { codes }) => sum + codes.length, 0),
      rowFirst: Object.fromEntries(forms),
      unknownRefused: share(all.map(({ unknown }) => unknown)),
      miniSearch: share(all.map(({ miniSearch }) => miniSearch)),
    }),
  );
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const manuals = readdirSync(path).filter((name) => /\.(?:pdf|docx|doc)$/i.test(name));
  return manuals.sort().map((name) => join(path, name));
}

async function examine(manual: ManualSource, verbose: boolean): Promise<FileResult> {
  const index = await openIndex([manual]);
  const codes = collectCodes(manual.passages);
  const report = (what: string) => verbose && console.log(`${manual.manualId}: ${what}`);
  const forms: [string, Tally][] = [];
  for (const [form, put] of Object.entries(FORMS)) {
    const tally = { asked: 0, right: 0 };
    for (const one of codes) {
      const question = put(one.code);
      if (question === null) continue;
      const isRight = await isRowFirst(index, question, one);
      count(tally, isRight);
      if (!isRight) report(`not first: ${question}`);
    }
    forms.push([form, tally]);
  }
  const unknown = { asked: 0, right: 0 };
  for (const strange of codes.flatMap(({ code }) => neighbourOf(code, manual.passages) ?? [])) {
    for (const question of Object.values(FORMS).flatMap((put) => put(strange) ?? [])) {
      const isRefused = (await askIndex(index, question)).band === 'none';
      count(unknown, isRefused);
      if (!isRefused) report(`not refused: ${question}`);
    }
  }
  return { codes, forms: Object.fromEntries(forms), unknown, miniSearch: tallyMiniSearch(manual, codes) };
}

/** Whether the first row of the answer is one of the rows that the code stands for. */
async function isRowFirst(index: ManualIndex, question: string, { rows }: TableCode): Promise<boolean> {
  const { table, band } = await askIndex(index, question);
  const shown = table?.rows[0]?.join('\n');
  return band === 'answer' && shown !== undefined && rows.some(({ cells }) => cells.join('\n') === shown);
}

function tallyMiniSearch({ passages }: ManualSource, codes: readonly TableCode[]): Tally {
  const search = miniSearchOver(passages);
  const tally = { asked: 0, right: 0 };
  for (const { code, rows } of codes) {
    const best = search.search(code)[0]?.id;
    count(
      tally,
      rows.some(({ passage }) => passage === best),
    );
  }
  return tally;
}

function count(tally: Tally, isRight: boolean): void {
  tally.asked += 1;
  if (isRight) tally.right += 1;
}

function toRow(name: string, results: readonly FileResult[]): string[] {
  const tallies = [
    ...Object.keys(FORMS).map((form) => results.map(({ forms }) => forms[form])),
    results.map(({ unknown }) => unknown),
    results.map(({ miniSearch }) => miniSearch),
  ];
  const codes = results.reduce((sum, result) => sum + result.codes.length, 0);
  return [name, String(codes), ...tallies.map((group) => percent(share(group)))];
}

function share(tallies: readonly (Tally | undefined)[]): number {
  const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + (tally?.[key] ?? 0), 0);
  return round(total('right') / Math.max(1, total('asked')));
}
