/**
 * `npm run bench -- check FOLDER [--show]`: what the manual check finds in all manuals of a folder and those below it: counts of
 * each kind, and the time per 100 pages. `--show` prints the findings, to be judged by eye.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkManual, type FindingGroup } from '../../engine/check/check-manual.ts';
import { type CheckedManual, FINDING_KINDS } from '../../engine/check/finding.ts';
import { readManual } from '../../engine/read/read-manual.ts';
import { printTable, round } from '../lib/figures/table.ts';

/** A Word file has no pages; so many passages are about one. */
const PASSAGES_A_PAGE = 4;

type Checked = { file: string; pages: number; groups: FindingGroup[]; ms: number; longestMs: number };

export async function run(args: string[]): Promise<void> {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined) throw new Error('Usage: npm run bench -- check FOLDER [--show]');
  const checked: Checked[] = [];
  for (const file of listManuals(folder)) {
    const manual = await read(file);
    if (manual === null) console.error(`${file} cannot be read.`);
    else checked.push({ file: basename(file), ...checkTimed(manual) });
  }
  if (args.includes('--show')) for (const one of checked) show(one);
  print(checked);
}

const listManuals = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:pdf|docx|doc)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Null where it cannot be read. */
async function read(file: string): Promise<CheckedManual | null> {
  const unreadablePages: number[] = [];
  const parts = { sections: [], passages: [], figures: [] };
  const manual: CheckedManual = { language: 'en', pages: null, unreadablePages, ...parts };
  for await (const event of readManual(file)) {
    if (event.type === 'failed') return null;
    if (event.type === 'opened') manual.pages = event.document.paged ? event.document.pages : null;
    if (event.type === 'batch')
      unreadablePages.push(
        ...event.pages.filter(({ textSource }) => textSource === 'none').map(({ page }) => page),
      );
    if (event.type !== 'manual') continue;
    manual.language = event.manual.language;
    manual.sections.push(...event.manual.sections);
    manual.passages.push(...event.manual.passages);
    manual.figures.push(...event.manual.figures);
  }
  return manual;
}

/** Checks piece by piece as the server does, and times the pieces. */
function checkTimed(manual: CheckedManual): Omit<Checked, 'file'> {
  const pages = manual.pages ?? Math.ceil(manual.passages.length / PASSAGES_A_PAGE);
  const start = performance.now();
  let longestMs = 0;
  const pieces = checkManual(manual);
  for (let before = start; ; ) {
    const { done, value } = pieces.next();
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
    if (done) return { pages, groups: value, ms: now - start, longestMs };
  }
}

function show({ file, groups }: Checked): void {
  for (const { kind, findings } of groups)
    for (const { page, subject, quote, other } of findings) {
      const places = [`${file} p. ${page}`, subject, quote, other?.subject ?? '', other?.quote ?? ''];
      console.log(
        `${kind}: ${places
          .filter((part) => part !== '')
          .join(' | ')
          .replaceAll('\n', ' / ')}`,
      );
    }
}

function print(checked: readonly Checked[]): void {
  const totalOf = (groups: readonly FindingGroup[], kind: string): number =>
    groups.find((group) => group.kind === kind)?.total ?? 0;
  const per100 = (ms: number, pages: number): number => (100 * ms) / Math.max(1, pages);
  printTable(
    ['file', 'pages', ...FINDING_KINDS, 'ms per 100 pages', 'longest piece, ms'],
    checked.map(({ file, pages, groups, ms, longestMs }) => [
      file,
      String(pages),
      ...FINDING_KINDS.map((kind) => String(totalOf(groups, kind))),
      per100(ms, pages).toFixed(0),
      longestMs.toFixed(1),
    ]),
  );
  const sum = (of: (one: Checked) => number): number => checked.reduce((total, one) => total + of(one), 0);
  const pages = sum((one) => one.pages);
  const kinds = FINDING_KINDS.map((kind) => [kind, sum(({ groups }) => totalOf(groups, kind))] as const);
  const msPer100Pages = round(
    per100(
      sum(({ ms }) => ms),
      pages,
    ),
  );
  console.log(
    JSON.stringify({
      bench: 'check',
      manuals: checked.length,
      pages,
      ...Object.fromEntries(kinds),
      msPer100Pages,
    }),
  );
}
