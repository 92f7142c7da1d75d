import { join } from 'node:path';
import { buildIndex } from '../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { readCachedManual } from '../manuals/manual-cache.ts';
import type { PageQuestion, PageQuestionSet } from './page-questions.ts';
import { type CaseKind, sample, toCase, type WordCase } from './word-cases.ts';

const FAR_PER_MANUAL = 60;
const FAR_PER_CONVERSATION = 5;

/**
 * The questions over files as cases: each file's own, and as far ones those of the other manuals of all sets and `foreign`
 * ones. Files that cannot be read are left out.
 */
export async function collectPageCases(
  sets: readonly PageQuestionSet[],
  foreign: readonly string[],
): Promise<WordCase[]> {
  const all = sets.flatMap(({ questions }) => questions);
  const cases: WordCase[] = [];
  for (const { questions, manualsDir } of sets) {
    for (const [file, rows] of groupBy(questions, (row) => row.file)) {
      const manual = await readCachedManual(join(manualsDir, file)).catch(() => null);
      if (manual === null) continue;
      const index = await buildIndex([manual]);
      for (const row of rows) {
        const history = (row.history ?? []).map((question) => ({ question }));
        cases.push(toCase(index, row.question, kindOf(row), file, { history }));
      }
      const others = all.filter((row) => manualOf(row) !== manualOf({ file }) && row.history === undefined);
      const far = [
        ...sample(others, FAR_PER_MANUAL).map((row) => row.question),
        ...sample(foreign, FAR_PER_MANUAL),
      ];
      cases.push(...far.map((question) => toCase(index, question, 'far', `other → ${file}`)));
      cases.push(...changesOfSubject(index, rows, foreign));
    }
  }
  return cases;
}

/** Far questions in the conversations of a manual: what was asked before must not make them look answerable. */
function changesOfSubject(
  index: ManualIndex,
  rows: readonly PageQuestion[],
  foreign: readonly string[],
): WordCase[] {
  const conversations = rows.filter((row) => row.history !== undefined);
  if (conversations.length === 0) return [];
  const strange = sample(foreign, conversations.length * FAR_PER_CONVERSATION);
  return strange.map((question, i) => {
    const { history = [], file = '' } = conversations[i % conversations.length] ?? {};
    return toCase(index, question, 'far', `new subject → ${file}`, {
      history: history.map((earlier) => ({ question: earlier })),
    });
  });
}

function kindOf({ answerable, kind }: PageQuestion): CaseKind {
  if (answerable) return 'answerable';
  return kind === 'unanswerable-far' ? 'far' : 'unanswerable';
}

/** Formats of one manual begin with the same word. */
function manualOf({ file }: Pick<PageQuestion, 'file'>): string {
  return file.split(/[-.]/)[0] ?? file;
}
