/** How long the conversations of one company are kept, as its owner chooses within what holds for all. */

import type { RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import type { CompanyRetention } from '../../../contracts/company/company-data.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { daysBefore } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createRetentionRepository } from './retention.repository.ts';
import { shorterOf } from './retention-in-force.ts';

export type CompanyRetentionService = ReturnType<typeof createCompanyRetention>;

/** The owner's choice of a period. The daily maintenance erases by it. */
export function createCompanyRetention({ db }: { db: Db }) {
  const repository = createRetentionRepository(db);

  return {
    /** @throws AppError not_allowed for members */
    async read(actor: CompanyActor): Promise<CompanyRetention> {
      requireOwner(actor);
      const own = await repository.findOwnDays(actor.companyId);
      const ofAll = await repository.findDays();
      return { days: own, longest: ofAll, inForce: shorterOf(own, ofAll) };
    },

    /** Conversations of the company in which something is older than that now. @throws AppError not_allowed */
    async countOlder(actor: CompanyActor, days: number): Promise<number> {
      requireOwner(actor);
      return repository.countOlder(daysBefore(new Date(), days), actor.companyId);
    },

    /**
     * Nothing is erased by that alone: it is done by the daily maintenance.
     * @param days null: as long as those of all companies
     * @throws AppError not_allowed for members, conflict for a period longer than the one that holds for all
     */
    async set(actor: CompanyActor, days: RetentionDays): Promise<void> {
      requireOwner(actor);
      const { companyId, accountId } = actor;
      await db.transaction(async (tx) => {
        const within = createRetentionRepository(tx);
        const company = await lockCompany(tx, companyId);
        requireOwner({ isOwner: company?.ownerId === accountId });
        const longest = await within.findDays();
        if (days !== null && shorterOf(days, longest) !== days) {
          const message = `This installation keeps conversations for ${longest} days at most.`;
          throw new AppError('conflict', message, { errors: { days: message } });
        }
        const before = await within.findOwnDays(companyId);
        if (before === days) return;
        await within.setOwnDays(companyId, days);
        await recordAudit(tx, actor, {
          action: 'company_retention.changed',
          companyId,
          subject: { id: companyId, name: company?.name ?? companyId },
          before: { days: before },
          after: { days },
        });
      });
    },
  };
}
