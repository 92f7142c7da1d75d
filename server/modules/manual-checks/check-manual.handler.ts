import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { checkManual, type FindingGroup } from '../../../engine/check/check-manual.ts';
import { RULES } from '../../../engine/check/checks.ts';
import type { CheckedManual } from '../../../engine/check/finding.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import type { EditionRepository } from '../manuals/editions.repository.ts';
import { pagesOf } from '../manuals/pages-of.ts';
import type { CheckTarget } from './check-manual.job.ts';
import { keyFindings } from './finding-keys.ts';
import { type CheckableVersion, createManualCheckRepository } from './manual-checks.repository.ts';

type Editions = Pick<EditionRepository, 'listSections' | 'listPassages' | 'listFigures'>;
export type CheckManualDeps = Editions & { db: Db };

/** About a megabyte of rows: small enough not to hold up other requests while it is parsed. */
const SLICE_ROWS = 500;

/**
 * Checks a version of a manual and stores what it finds in place of what an earlier check found. Safe to run again at any
 * point. Ends quietly if the version does not answer any more.
 */
export function createCheckManualHandler({ db, ...editions }: CheckManualDeps): JobHandler<CheckTarget> {
  const { findCheckable } = createManualCheckRepository(db);

  return async ({ companyId, versionId }, { signal, complete }: Pick<JobContext, 'signal' | 'complete'>) => {
    const version = await findCheckable(companyId, versionId);
    if (!version) return;
    const manual = await loadManual(editions, companyId, version);
    const groups = await checkInTurns(manual, signal);
    await db.transaction(async (tx) => {
      await complete(tx);
      await store(tx, companyId, version, groups);
    });
  };
}

async function loadManual(
  { listSections, listPassages, listFigures }: Editions,
  companyId: string,
  version: CheckableVersion,
): Promise<CheckedManual> {
  const passages: Passage[] = [];
  for (;;) {
    const after = passages.at(-1)?.ordinal ?? -1;
    const slice = await listPassages(companyId, version, after, SLICE_ROWS);
    for (const passage of slice) passages.push(passage);
    if (slice.length < SLICE_ROWS) break;
    await yieldToEventLoop();
  }
  return {
    language: version.language,
    sections: await listSections(companyId, version),
    figures: await listFigures(companyId, version),
    passages,
    pages: pagesOf(version),
    unreadablePages: version.unreadablePages,
  };
}

/** Others get their turn after each piece. */
async function checkInTurns(manual: CheckedManual, signal: AbortSignal): Promise<FindingGroup[]> {
  const pieces = checkManual(manual);
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = pieces.next();
    if (done) return value;
    await yieldToEventLoop();
  }
}

/** Stores a check, unless the version has stopped answering meanwhile. What was dismissed in any version stays dismissed. */
async function store(
  tx: Db,
  companyId: string,
  version: CheckableVersion,
  groups: readonly FindingGroup[],
): Promise<void> {
  const { manualId, versionId } = version;
  const checks = createManualCheckRepository(tx);
  if (!(await checks.lockAnswering(companyId, version))) return;
  const checkedAt = new Date();
  const totals = groups.map(({ kind, total }) => ({ kind, total }));
  await checks.putCheck({ companyId, versionId, rules: RULES, totals, checkedAt });
  const keyed = keyFindings(groups.flatMap(({ findings }) => findings));
  const dismissed = await checks.listDismissed(companyId, manualId);
  await checks.deleteOthers(
    companyId,
    versionId,
    keyed.map(({ key }) => key),
  );
  const rows = keyed.map((one, place) => ({
    ...one,
    place,
    dismissedAt: dismissed.has(one.key) ? checkedAt : null,
  }));
  await checks.putFindings(companyId, versionId, rows);
}
