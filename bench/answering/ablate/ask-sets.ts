/** Asks sets of questions and marks what comes. */
import { basename, join } from 'node:path';
import { answerFound } from '../../../engine/ask/ask.ts';
import { search } from '../../../engine/ask/find/search.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { isSaidWithin } from '../../lib/manuals/first-words.ts';
import { readCachedManual } from '../../lib/manuals/manual-cache.ts';
import { meaningOf, openIndex } from '../../lib/manuals/open-index.ts';
import { shownText } from '../../lib/manuals/shown-text.ts';
import { beginsWithFirstStep, modelsAlso, replay } from '../../lib/questions/ask-page-questions.ts';
import {
  isGoldPlace,
  loadPageQuestions,
  type PageQuestion,
  type PageQuestionSet,
} from '../../lib/questions/page-questions.ts';
import { isScan, loadManual, readSplit } from '../quality/load-manuals.ts';
import type { Asked, Marks } from './outcome.ts';

const FOUND = 5;
const CITED = 3;
const WORDS = 50;
/** Marks of a question that the manual does not answer. */
const NOT_TOLD = { first: null, five: null, cited: null, said: null, inOrder: null };

/** The questions of the repository's dev manuals that are no scans, and those of folders ("DIR" or "DIR=MANUALS_DIR"). */
export async function askSets(folders: readonly string[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const path of readSplit().dev.filter((one) => !isScan(one)))
    asked.push(...(await askSet('dev', loadManual(path))));
  for (const folder of folders) {
    const [dir = '', manualsDir] = folder.split('=');
    asked.push(...(await askSet(basename(dir), loadPageQuestions(dir, manualsDir))));
  }
  return asked;
}

async function askSet(set: string, { questions, manualsDir }: PageQuestionSet): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [file, rows] of groupBy(questions, (row) => row.file)) {
    const manual = await readCachedManual(join(manualsDir, file)).catch(() => null);
    if (manual === null) continue;
    const index = await openIndex([manual], modelsAlso(rows, manual.language));
    for (const row of rows) asked.push({ set, marks: await mark(index, row) });
  }
  return asked;
}

async function mark(index: ManualIndex, row: PageQuestion): Promise<Marks> {
  const history = await replay(index, row.history ?? []);
  const meaning = await meaningOf(index, row.question, history);
  const found = search(index, row.question, { history, meaning });
  const { answer } = answerFound(index, found);
  if (!row.answerable) return { ...NOT_TOLD, judged: answer.band === 'answer' ? 0 : 1 };
  const isRefused = answer.band === 'none';
  const rank = found.passages.findIndex(({ passage }) => isGoldPlace(row, passage));
  const isCited = answer.citations.slice(0, CITED).some((citation) => isGoldPlace(row, citation));
  const isTold = (row.answer ?? '') !== '' || (row.quote ?? '') !== '';
  return {
    first: rank === 0 ? 1 : 0,
    five: rank >= 0 && rank < FOUND ? 1 : 0,
    cited: !isRefused && isCited ? 1 : 0,
    said: isTold ? Number(!isRefused && isSaidWithin(WORDS, shownText(answer), row)) : null,
    inOrder: row.steps === undefined ? null : Number(!isRefused && isCited && beginsWithFirstStep(answer)),
    judged: isRefused ? 0 : 1,
  };
}
