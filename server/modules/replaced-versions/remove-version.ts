import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { holdManual, removeContents } from '../manuals/version-contents.ts';
import { judgeVersions, type VersionState } from './replaced-versions.policy.ts';
import { createReplacedVersionRepository } from './replaced-versions.repository.ts';

type Deps = { db: Db; storedFiles: Pick<StoredFiles, 'removeLater'> };

/** Makes the function that removes one version in a transaction of its own. */
export function createRemoveVersion({ db, storedFiles }: Deps) {
  /**
   * Removes a version that was judged `removable`, unless it is kept by now: the choice, or what names it, may have changed. No answer can
   * have begun to cite it, because it does not answer.
   * The rows go with the job that removes the file: whoever is ended in between leaves a file that the job removes, never a row
   * that names no file.
   * @returns whether it is removed
   */
  return (companyId: string, { id, manualId }: Pick<VersionState, 'id' | 'manualId'>): Promise<boolean> =>
    db.transaction(async (tx) => {
      const within = createReplacedVersionRepository(tx);
      // The company before the manual, as whoever adds a manual does.
      await lockCompany(tx, companyId);
      if (!(await holdManual(tx, companyId, manualId))) return false;
      const now = new Date();
      const versions = await within.listStates(companyId, [manualId]);
      const version = versions.find((each) => each.id === id);
      const verdicts = judgeVersions(versions, await within.findKept(companyId), now);
      if (!version || verdicts.get(id) !== 'removable') return false;
      await within.markRemoved(companyId, id, now);
      await within.deleteFindings(companyId, id);
      await removeContents(tx, companyId, id);
      await storedFiles.removeLater(tx, companyId, [version.fileKey]);
      return true;
    });
}
