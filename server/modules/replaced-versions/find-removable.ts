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

  /** Of the files of versions, those that an answer shows. Most are shown by an early one, and then no more answers are looked at. */
  async function listCited(companyId: string, versions: readonly VersionState[], signal?: AbortSignal) {
    const open = new Set(versions.map(({ fileKey }) => fileKey));
    const productIds = [...new Set(versions.map(({ productId }) => productId))];
    const cited = new Set<string>();
    let after: string | null = null;
    while (open.size > 0) {
      signal?.throwIfAborted();
      const wanted = { fileKeys: [...open], productIds };
      const found = await findCited(companyId, wanted, after, messages);
      for (const key of found.fileKeys) {
        open.delete(key);
        cited.add(key);
      }
      if (found.lastId === null) break;
      after = found.lastId;
    }
    return cited;
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
      const removable = judged.flatMap(({ verdict, version }) => (verdict === 'removable' ? [version] : []));
      const cited = await listCited(companyId, removable, signal);
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
