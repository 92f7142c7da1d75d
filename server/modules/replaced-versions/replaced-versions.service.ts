/** Which replaced versions of its manuals a company keeps, as its owner chooses, and what a choice would remove. */
import type {
  ReplacedVersions,
  VersionsKept,
  VersionsPreview,
} from '../../../contracts/company/replaced-versions.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { createJudgement, type PortionSizes } from './find-removable.ts';
import { createRemoveReplaced, type OnVersionsRemoved } from './remove-replaced.ts';
import { createRemoveVersion } from './remove-version.ts';
import { createReplacedVersionRepository } from './replaced-versions.repository.ts';

type Deps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'removeLater'>;
  onVersionsRemoved?: OnVersionsRemoved | undefined;
  sizes?: PortionSizes;
};
export type ReplacedVersionService = ReturnType<typeof createReplacedVersions>;

/** The owner's choice. The daily maintenance removes by it. */
export function createReplacedVersions({ db, storedFiles, onVersionsRemoved, sizes }: Deps) {
  const repository = createReplacedVersionRepository(db);
  const judge = createJudgement(db, sizes);
  const removeVersion = createRemoveVersion({ db, storedFiles });

  return {
    ...createRemoveReplaced({ db, judge, removeVersion, onVersionsRemoved }),

    /** @throws AppError not_allowed for members */
    async read(actor: CompanyActor): Promise<ReplacedVersions> {
      requireOwner(actor);
      const { companyId } = actor;
      return { kept: await repository.findKept(companyId), held: await repository.sumHeld(companyId) };
    },

    /** What a choice would remove if it were in force now. @throws AppError not_allowed for members */
    async preview(actor: CompanyActor, wanted: VersionsKept): Promise<VersionsPreview> {
      requireOwner(actor);
      const frees = { versions: 0, bytes: 0 };
      const stay = { answers: 0, corrections: 0, instructions: 0, recent: 0 };
      for await (const portion of judge(actor.companyId, wanted)) {
        for (const { verdict, version } of portion) {
          if (verdict === 'removable') {
            frees.versions += 1;
            frees.bytes += version.bytes;
          } else if (verdict !== 'current' && verdict !== 'chosen') stay[verdict] += 1;
        }
      }
      return { frees, stay };
    },

    /** Nothing is removed by that alone: it is done by the daily maintenance. @throws AppError not_allowed for members */
    async choose(actor: CompanyActor, { newest, days }: VersionsKept): Promise<void> {
      requireOwner(actor);
      const { companyId, accountId } = actor;
      await db.transaction(async (tx) => {
        const within = createReplacedVersionRepository(tx);
        const company = await lockCompany(tx, companyId);
        requireOwner({ isOwner: company?.ownerId === accountId });
        const before = await within.findKept(companyId);
        if (before.newest === newest && before.days === days) return;
        await within.setKept(companyId, { newest, days });
        await recordAudit(tx, actor, {
          action: 'company_versions.changed',
          companyId,
          subject: { id: companyId, name: company?.name ?? companyId },
          before: { newestKept: before.newest, daysKept: before.days },
          after: { newestKept: newest, daysKept: days },
        });
      });
    },
  };
}
