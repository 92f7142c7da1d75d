import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type VersionWords, wordsOfVersion } from '../../../engine/changes/version-words.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import { runInTurns } from '../../../engine/runtime/pieces.ts';
import type { Db } from '../../db/connect.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import type { AnsweringVersion } from '../manuals/answering.repository.ts';
import type { EditionRepository } from '../manuals/editions.repository.ts';
import type { ComparisonTarget } from './compare-answers.job.ts';
import {
  type ComparedVersion,
  createComparisonRepository,
  type GivenAnswer,
} from './comparison.repository.ts';
import { createFindChanges } from './find-changes.ts';
import { quotedPieces } from './quoted-pieces.ts';

export type CompareAnswersDeps = {
  db: Db;
  listAnswering: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
  listPassages: EditionRepository['listPassages'];
  /** Has told who asked for it, in the transaction that ends the comparison. */
  tellLater: (tx: Db, companyId: string) => Promise<void>;
};

/** About a megabyte of rows: small enough not to hold up other requests while it is parsed. */
const SLICE_ROWS = 500;
const ANSWERS_AT_ONCE = 100;

type Run = Pick<JobContext, 'signal' | 'complete'>;
type Compared = { companyId: string; version: ComparedVersion; fileKey: string };

/**
 * Compares the answers that stand on a manual with its new version and stores those that it changes. Safe to run again at any point. Ends
 * quietly where a newer version answers by now, which has a comparison of its own.
 */
export function createCompareAnswersHandler(deps: CompareAnswersDeps): JobHandler<ComparisonTarget> {
  const { db, listAnswering, tellLater } = deps;

  return async ({ companyId, versionId, replacedVersionId }, { signal, complete }: Run) => {
    const both = await createComparisonRepository(db).listBoth(companyId, [versionId, replacedVersionId]);
    const version = both.find((one) => one.versionId === versionId && one.isCurrent);
    if (!version) return;
    const answering = await listAnswering(companyId, version.productId);
    const own = answering.find((one) => one.versionId === versionId);
    if (!own) return;
    const words = await loadWords(deps, companyId, [own, ...answering.filter((one) => one !== own)], signal);
    const find = createFindChanges({
      words,
      printedPages: own.printedPages,
      isDoubtful: isDoubtful(version, both),
    });
    const answers = await compareAll(db, { companyId, version, fileKey: own.fileKey }, find, signal);
    await db.transaction(async (tx) => {
      await complete(tx);
      await createComparisonRepository(tx).putComparison({
        ...{ companyId, versionId, answers, comparedAt: new Date() },
      });
      await tellLater(tx, companyId);
    });
  };
}

/** What is read from pictures has slips, and what could not be read may still be there. */
const isDoubtful = (version: ComparedVersion, both: readonly ComparedVersion[]): boolean =>
  both.some(
    ({ language, unreadablePages, pageNotes }) =>
      language !== version.language || unreadablePages.length > 0 || pageNotes.length > 0,
  );

async function loadWords(
  { listPassages }: Pick<CompareAnswersDeps, 'listPassages'>,
  companyId: string,
  manuals: readonly AnsweringVersion[],
  signal: AbortSignal,
): Promise<VersionWords[]> {
  const words: VersionWords[] = [];
  for (const manual of manuals) {
    const passages: Passage[] = [];
    for (;;) {
      signal.throwIfAborted();
      const slice = await listPassages(companyId, manual, passages.at(-1)?.ordinal ?? -1, SLICE_ROWS);
      for (const passage of slice) passages.push(passage);
      if (slice.length < SLICE_ROWS) break;
    }
    words.push(
      await runInTurns(wordsOfVersion({ manualId: manual.manualId, language: manual.language, passages })),
    );
  }
  return words;
}

/** @returns how many answers stood on the manual */
async function compareAll(
  db: Db,
  compared: Compared,
  find: ReturnType<typeof createFindChanges>,
  signal: AbortSignal,
): Promise<number> {
  const { companyId, version } = compared;
  let answers = 0;
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const given: GivenAnswer[] = await createComparisonRepository(db).listGiven(
      { companyId, ...version },
      after,
      ANSWERS_AT_ONCE,
    );
    answers += await comparePortion(db, compared, find, given);
    after = given.at(-1)?.id ?? after;
    if (given.length < ANSWERS_AT_ONCE) return answers;
  }
}

async function comparePortion(
  db: Db,
  { companyId, version, fileKey }: Compared,
  find: ReturnType<typeof createFindChanges>,
  given: readonly GivenAnswer[],
): Promise<number> {
  if (given.length === 0) return 0;
  const { versionId, manualId, productId } = version;
  const earlier = await createComparisonRepository(db).listEarlier(
    { companyId, manualId, versionId },
    given.map(({ id }) => id),
  );
  const rows: Parameters<ReturnType<typeof createComparisonRepository>['insertChanges']>[1] = [];
  let answers = 0;
  for (const { id, answer } of given) {
    const pieces = quotedPieces(answer, manualId, fileKey);
    if (pieces.length === 0) continue;
    answers += 1;
    const before = earlier.filter(({ answerId }) => answerId === id).flatMap(({ changes }) => changes);
    const found = find(pieces, before);
    if (found) rows.push({ companyId, versionId, answerId: id, manualId, productId, ...found });
    await yieldToEventLoop();
  }
  await db.transaction((tx) => createComparisonRepository(tx).insertChanges(companyId, rows));
  return answers;
}
