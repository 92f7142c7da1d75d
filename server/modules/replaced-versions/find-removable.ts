/** Which replaced versions of a company's manuals may go, portion by portion. */
import type { VersionsKept } from '../../../contracts/company/replaced-versions.ts';
import type { Db } from '../../db/connect.ts';
import { groupBy } from '../../lib/group-by.ts';
import { createCitedFileRepository } from './cited-files.repository.ts';
import { judgeVersions, type Verdict, type VersionState } from './replaced-versions.policy.ts';
import { createReplacedVersionRepository } from './replaced-versions.repository.ts';

/** Manuals that are looked at together: for each of these portions the answers of the company are looked through. */
const MANUALS = 200;
/** Messages that one statement looks through: others wait for no more than that. */
const MESSAGES = 500;

export type JudgedVersion = { version: VersionState; verdict: Verdict | 'answers' };

/** Sizes of portions, which only tests choose. */
export type PortionSizes = { manuals?: number; messages?: number };

export type Judge = ReturnType<typeof createJudgement>;

/** Makes the function that judges the versions of a company's manuals that have been replaced. */
export function createJudgement(db: Db, { manuals = MANUALS, messages = MESSAGES }: PortionSizes = {}) {
  const repository = createReplacedVersionRepository(db);
  const { findCited } = createCitedFileRepository(db);

  /** Of the files, those that an answer shows. Most are shown by an early one, and then no more answers are looked at. */
  async function listCited(companyId: string, fileKeys: string[], signal?: AbortSignal) {
    const open = new Set(fileKeys);
    let after: string | null = null;
    while (open.size > 0) {
      signal?.throwIfAborted();
      const found = await findCited(companyId, [...open], after, messages);
      for (const key of found.fileKeys) open.delete(key);
      if (found.lastId === null) break;
      after = found.lastId;
    }
    return new Set(fileKeys.filter((key) => !open.has(key)));
  }

  /** @throws what `signal` throws, between two portions */
  return async function* judge(
    companyId: string,
    kept: VersionsKept,
    signal?: AbortSignal,
  ): AsyncGenerator<JudgedVersion[]> {
    let after: string | null = null;
    for (;;) {
      signal?.throwIfAborted();
      const ids: string[] = await repository.listManuals(companyId, after, manuals);
      after = ids.at(-1) ?? null;
      if (after === null) return;
      const judged = judgeAll(await repository.listStates(companyId, ids), kept, new Date());
      const removable = judged.filter(({ verdict }) => verdict === 'removable');
      const keys = removable.map(({ version }) => version.fileKey);
      const cited = await listCited(companyId, keys, signal);
      yield judged.map((one) =>
        one.verdict === 'removable' && cited.has(one.version.fileKey) ? { ...one, verdict: 'answers' } : one,
      );
    }
  };
}

function judgeAll(versions: VersionState[], kept: VersionsKept, now: Date): JudgedVersion[] {
  const judged: JudgedVersion[] = [];
  for (const [, ofManual] of groupBy(versions, ({ manualId }) => manualId)) {
    const verdicts = judgeVersions(ofManual, kept, now);
    for (const version of ofManual) judged.push({ version, verdict: verdicts.get(version.id) ?? 'current' });
  }
  return judged;
}
