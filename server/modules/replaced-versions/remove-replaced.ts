/** The daily removal of replaced versions that companies do not keep. */
import type { VersionsKept, VersionTotal } from '../../../contracts/company/replaced-versions.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { FINAL } from '../manuals/editions.repository.ts';
import { createManualRepository } from '../manuals/manuals.repository.ts';
import { deleteEdition, deleteReadingRows } from '../manuals/reading-store.ts';
import type { createJudgement } from './find-removable.ts';
import { judgeVersions, type VersionState } from './replaced-versions.policy.ts';
import { createReplacedVersionRepository } from './replaced-versions.repository.ts';

/** Told what a run has removed, unless it is nothing. */
export type OnVersionsRemoved = (total: VersionTotal) => void;

type Deps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'removeLater'>;
  onVersionsRemoved: OnVersionsRemoved | undefined;
  judge: ReturnType<typeof createJudgement>;
};

/** Removes versions one by one, each in a transaction of its own, and counts what that frees in this process. */
export function createRemoveReplaced({ db, storedFiles, onVersionsRemoved, judge }: Deps) {
  const repository = createReplacedVersionRepository(db);
  const removedSoFar: VersionTotal = { versions: 0, bytes: 0 };

  /**
   * Removes a version unless it is kept by now: the choice, or what names it, may have changed since it was judged. No answer
   * can have begun to cite it since, because it does not answer.
   * The row goes first, with the job that removes the file: who stops between the two leaves a file that the job removes, never a row
   * without its file.
   * @returns whether it is removed
   */
  async function remove(companyId: string, { id, manualId }: VersionState): Promise<boolean> {
    return db.transaction(async (tx) => {
      const within = createReplacedVersionRepository(tx);
      // The company before the manual, as whoever adds a manual does.
      await lockCompany(tx, companyId);
      const kept = await within.findKept(companyId);
      if (!(await createManualRepository(tx).lockLiveManual(companyId, manualId))) return false;
      const now = new Date();
      const versions = await within.listStates(companyId, [manualId]);
      const version = versions.find((each) => each.id === id);
      if (!version || judgeVersions(versions, kept, now).get(id) !== 'removable') return false;
      await within.markRemoved(companyId, id, now);
      await within.deleteFindings(companyId, id);
      await deleteReadingRows(tx, companyId, id);
      await deleteEdition(tx, companyId, id, FINAL);
      await storedFiles.removeLater(tx, companyId, [version.fileKey]);
      return true;
    });
  }

  async function* removable(companyId: string, kept: VersionsKept, signal: AbortSignal) {
    for await (const portion of judge(companyId, kept, signal)) {
      for (const { verdict, version } of portion) {
        if (verdict !== 'removable') continue;
        signal.throwIfAborted();
        yield version;
      }
    }
  }

  function add(removed: VersionTotal, { bytes }: VersionState): void {
    for (const total of [removed, removedSoFar]) {
      total.versions += 1;
      total.bytes += bytes;
    }
  }

  return {
    /** What this process has removed since it began. */
    removedSoFar: (): Readonly<VersionTotal> => removedSoFar,

    /**
     * Removes what companies do not keep and nothing needs, company by company. May be run again at any time, and beside another run.
     * @returns how many versions are removed
     * @throws what `signal` throws, between two versions
     */
    async removeReplaced(signal: AbortSignal): Promise<number> {
      const removed: VersionTotal = { versions: 0, bytes: 0 };
      try {
        for (const companyId of await repository.listChoosers()) {
          const kept = await repository.findKept(companyId);
          for await (const version of removable(companyId, kept, signal))
            if (await remove(companyId, version)) add(removed, version);
        }
      } finally {
        if (removed.versions > 0) onVersionsRemoved?.(removed);
      }
      return removed.versions;
    },
  };
}
