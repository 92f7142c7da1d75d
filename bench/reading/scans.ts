/**
 * `npm run bench -- scans [DIR] [MANUALS_DIR]`: how well manuals are answered that are read from pictures of their pages, beside
 * the printed files that the pictures are of. Straight scans of 150 dots per inch, and such of 200 that lie askew by up to 0.9
 * degrees and are blurred. Questions as for `pdfqa`, by default those about the sample manual; PDFs only.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percent, printTable } from '../lib/figures/table.ts';
import { type Scanner, scanManual } from '../lib/manuals/scan-manual.ts';
import { askPageQuestions, summariseOutcomes } from '../lib/questions/ask-page-questions.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';

const SCANNERS: Record<string, Scanner> = {
  'straight, 150 dpi': { dpi: 150, askew: 0 },
  'askew by 0.9°, 200 dpi': { dpi: 200, askew: 0.9 },
};

export async function run([dir = 'bench/sets/sample', manualsDir = 'sample']: string[]): Promise<void> {
  const set = loadPageQuestions(dir, manualsDir);
  const questions = set.questions.filter(({ file }) => file.endsWith('.pdf'));
  const files = [...new Set(questions.map(({ file }) => file))];
  const scans = mkdtempSync(join(tmpdir(), 'manualist-scans-'));
  const rows = [await ask('printed', set.manualsDir)];
  try {
    for (const [name, scanner] of Object.entries(SCANNERS)) {
      const folder = join(scans, name);
      mkdirSync(folder);
      for (const file of files) await scanManual(join(set.manualsDir, file), join(folder, file), scanner);
      rows.push(await ask(name, folder));
    }
  } finally {
    rmSync(scans, { recursive: true });
  }
  const share = (value: number | null): string => (value === null ? '' : percent(value));
  printTable(
    [
      'pages',
      'n',
      'ranked @1',
      '@3',
      'cited first',
      'in three',
      'quote words',
      'steps whole',
      'unanswerable refused',
    ],
    rows.map((row) => [
      row.pages,
      String(row.questions),
      ...[row.rankedFirst, row.rankedAmongThree, row.citedFirst, row.citedAmongThree].map(share),
      ...[row.quoteRecall, row.stepsWhole, row.unanswerable.refused].map(share),
    ]),
  );
  console.log(JSON.stringify({ bench: 'scans', rows }));

  async function ask(pages: string, folder: string) {
    const { outcomes, unread } = await askPageQuestions({ questions, manualsDir: folder });
    return { pages, ...summariseOutcomes(outcomes), unread };
  }
}
