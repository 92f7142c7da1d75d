/**
 * What it costs to find in a manual of several languages: `npm run bench -- languages [DIR] [MANUALS_DIR]`. The first manual of
 * each language of the set is asked alone, and all of them as if they were one file. Cited among three, refused.
 */
import { join } from 'node:path';
import type { ManualIndex, ManualSource } from '../../engine/index/manual-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, openIndex } from '../lib/manuals/open-index.ts';
import { isGoldPlace, loadPageQuestions, type PageQuestion } from '../lib/questions/page-questions.ts';

const DEFAULT_SET = 'bench/sets/other-authors';
/** No manual has as many: the pages of each begin with its own thousand. */
const PAGES_APART = 1000;

type Asked = { manual: ManualSource; rows: PageQuestion[] };

export async function run([dir = DEFAULT_SET, manualsDir = dir]: string[]): Promise<void> {
  const set = loadPageQuestions(dir, manualsDir);
  const byLanguage = new Map<string, Asked>();
  for (const [file, rows] of groupBy(set.questions, (row) => row.file)) {
    const manual = await readCachedManual(join(set.manualsDir, file));
    if (!byLanguage.has(manual.language)) byLanguage.set(manual.language, { manual, rows });
  }
  const asked = [...byLanguage.values()];
  const joined = await openIndex([joinManuals(asked.map(({ manual }) => manual))]);
  const rows = [];
  const result: Record<string, unknown> = { bench: 'languages', languages: joined.languages };
  for (const [place, { manual, rows: questions }] of asked.entries()) {
    const alone = await count(await openIndex([manual]), questions, 0);
    const together = await count(joined, questions, place * PAGES_APART);
    rows.push([manual.language, String(alone.questions), ...cellsOf(alone), ...cellsOf(together)]);
    result[manual.language] = { alone, together };
  }
  printTable(
    [
      'language',
      'questions',
      'alone: among three',
      'refused',
      'open ones refused',
      'together: among three',
      'refused',
      'open ones refused',
    ],
    rows,
  );
  console.log(JSON.stringify(result));
}

/** Manuals one behind the other as one; what passages tell of each other is left out. */
function joinManuals(manuals: readonly ManualSource[]): ManualSource {
  const passages = manuals.flatMap((manual, place) =>
    manual.passages.map((passage) => ({
      ...passage,
      page: passage.page === null ? null : passage.page + place * PAGES_APART,
      pageEnd: passage.pageEnd === null ? null : passage.pageEnd + place * PAGES_APART,
      spans: passage.spans.map((span) => ({ ...span, page: span.page + place * PAGES_APART })),
      ...{ continues: null, warnings: [], figures: [] },
    })),
  );
  const [first] = manuals;
  if (first === undefined) throw new Error('There is no manual to ask.');
  return {
    ...first,
    sections: [],
    figures: [],
    passages: passages.map((passage, ordinal) => ({ ...passage, ordinal })),
  };
}

type Count = { questions: number; amongThree: number; refused: number; open: number; openRefused: number };

async function count(index: ManualIndex, rows: readonly PageQuestion[], pagesBefore: number): Promise<Count> {
  const answers = await Promise.all(
    rows.map(async (row) => ({ row, answer: await askIndex(index, row.question) })),
  );
  const answerable = answers.filter(({ row }) => row.answerable);
  const open = answers.filter(({ row }) => !row.answerable);
  const moved = ({ pages = [], ...row }: PageQuestion) => ({
    ...row,
    pages: pages.map((page) => page + pagesBefore),
  });
  const isRight = ({ row, answer }: (typeof answers)[number]) =>
    answer.citations.slice(0, 3).some((citation) => isGoldPlace(moved(row), citation));
  const isRefused = ({ answer }: (typeof answers)[number]) => answer.band === 'none';
  return {
    questions: answerable.length,
    amongThree: answerable.filter(isRight).length,
    refused: answerable.filter(isRefused).length,
    open: open.length,
    openRefused: open.filter(isRefused).length,
  };
}

const cellsOf = ({ amongThree, refused, open, openRefused }: Count): string[] => [
  String(amongThree),
  String(refused),
  `${openRefused} of ${open}`,
];
