/**
 * `npm run bench -- silent [--each N] [--detect] [MANUALS_DIR]`: pages whose text layer does not say what is printed, made up in
 * each way that is known (bench/reading/silent/kinds.ts), N of each (8 unless said), and how they are read. A page is silent that is
 * called read and has less than half of its words. With `--detect` nothing is recognised, and no page may be called read. With a
 * folder of manuals of clean text: how many of their pages are suspected, which costs time. Needs `pdftoppm` (poppler-utils).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percent, printTable } from '../lib/figures/table.ts';
import { type CleanRow, suspectClean } from './silent/clean-pages.ts';
import { KINDS } from './silent/kinds.ts';
import { type KindRow, readKind } from './silent/read-kind.ts';

const USUAL_PAGES = '8';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { each: { type: 'string', default: USUAL_PAGES }, detect: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const pages = Number(values.each);
  if (!Number.isInteger(pages) || pages < 0) throw new Error('--each takes a count of pages');
  const kinds: KindRow[] = [];
  if (pages > 0)
    for (const [kind, make] of Object.entries(KINDS))
      kinds.push(await readKind({ kind, make, pages, isRecognized: !values.detect }));
  printKinds(kinds);
  const [dir] = positionals;
  const clean = dir === undefined ? [] : await suspectAll(dir);
  if (clean.length > 0) printClean(clean);
  console.log(JSON.stringify({ bench: 'silent', recognized: !values.detect, kinds, clean }));
}

function printKinds(rows: readonly KindRow[]): void {
  if (rows.length === 0) return;
  printTable(
    ['pages that are', 'n', 'read', 'recognised', 'told unread', 'silent'],
    rows.map(({ kind, pages, read, recognized, unread, silent }) => [
      kind,
      ...[pages, read, recognized, unread, silent].map(String),
    ]),
  );
  const sum = (of: (row: KindRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  console.log(`${sum(({ silent }) => silent)} of ${sum(({ pages }) => pages)} pages are silent\n`);
}

async function suspectAll(dir: string): Promise<CleanRow[]> {
  const rows: CleanRow[] = [];
  for (const file of readdirSync(dir)
    .filter((name) => name.endsWith('.pdf'))
    .sort())
    rows.push(await suspectClean(join(dir, file)));
  return rows;
}

function printClean(rows: readonly CleanRow[]): void {
  printTable(
    ['manual', 'pages of text', 'without text', 'suspected', 'of which'],
    rows.map(({ file, pages, wordless, suspected, reasons }) => [
      file,
      ...[pages, wordless, suspected].map(String),
      Object.entries(reasons)
        .map(([reason, on]) => `${reason}: ${on.join(', ')}`)
        .join('; '),
    ]),
  );
  const [pages, suspected] = rows.reduce(
    ([sum, wrong], row) => [sum + row.pages, wrong + row.suspected],
    [0, 0],
  );
  console.log(
    `${suspected} of ${pages} pages of text are suspected (${percent(suspected / Math.max(1, pages))} %)\n`,
  );
}
