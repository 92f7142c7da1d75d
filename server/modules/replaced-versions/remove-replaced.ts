/** The daily removal of replaced versions that companies do not keep. */
import type { VersionTotal } from '../../../contracts/company/replaced-versions.ts';
import type { Db } from '../../db/connect.ts';
import type { Judge } from './find-removable.ts';
import type { createRemoveVersion } from './remove-version.ts';
import type { VersionState } from './replaced-versions.policy.ts';
import { createReplacedVersionRepository } from './replaced-versions.repository.ts';

/** Told what a run has removed, unless it is nothing. */
export type OnVersionsRemoved = (total: VersionTotal) => void;

type Deps = {
  db: Db;
  judge: Judge;
  removeVersion: ReturnType<typeof createRemoveVersion>;
  onVersionsRemoved: OnVersionsRemoved | undefined;
};

/** Removes versions one by one, and counts what that has freed in this process. */
export function createRemoveReplaced({ db, judge, removeVersion, onVersionsRemoved }: Deps) {
  const repository = createReplacedVersionRepository(db);
  const removedSoFar: VersionTotal = { versions: 0, bytes: 0 };

  async function* listRemovable(companyId: string, signal: AbortSignal): AsyncGenerator<VersionState> {
    for await (const portion of judge(companyId, await repository.findKept(companyId), signal))
      for (const { verdict, version } of portion) if (verdict === 'removable') yield version;
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
          for await (const version of listRemovable(companyId, signal)) {
            signal.throwIfAborted();
            if (!(await removeVersion(companyId, version))) continue;
            for (const total of [removed, removedSoFar]) {
              total.versions += 1;
              total.bytes += version.bytes;
            }
          }
        }
      } finally {
        if (removed.versions > 0) onVersionsRemoved?.(removed);
      }
      return removed.versions;
    },
  };
}
