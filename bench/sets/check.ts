/**
 * Checks a question set against its manuals: well-formed rows, quotes that stand on the pages named, terms of
 * unanswerable rows that stand nowhere. `check.ts [folder of the set] [folder of the manuals]`; needs poppler's
 * pdftotext and says so if it is missing. Exit status 1 if a row fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readJsonLines } from '../lib/questions/json-lines.ts';
import { readManualText } from './manual-text.ts';
import { checkRow, type ManualText, type QuestionRow } from './row-checks.ts';

const folderOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const setFolder = process.argv[2] ?? folderOf('./sample/');
const manualFolder = process.argv[3] ?? folderOf('../../sample/');

if (spawnSync('pdftotext', ['-v']).error) {
  console.log('pdftotext (poppler-utils) is not installed: quotes were not checked.');
} else {
  const rows = readJsonLines<QuestionRow>(`${setFolder}/questions.jsonl`);
  const manuals = new Map<string, ManualText>();
  const failures: string[] = [];
  const ids = new Set<string>();
  for (const row of rows) {
    const path = `${manualFolder}/${row.file}`;
    if (!existsSync(path)) {
      failures.push(`${row.id}: there is no file ${row.file}`);
      continue;
    }
    const manual = manuals.get(path) ?? (await readManualText(path));
    manuals.set(path, manual);
    if (ids.has(row.id)) failures.push(`${row.id}: the id is used twice`);
    ids.add(row.id);
    failures.push(...checkRow(row, manual).map((failure) => `${row.id}: ${failure}`));
  }
  for (const failure of failures) console.log(failure);
  console.log(`${rows.length} rows, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
