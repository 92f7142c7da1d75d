import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createTeamRepository } from './team.repository.ts';

export type TwoStepRule = ReturnType<typeof createTwoStepRule>;

/** Whether a company asks all its people for two-step sign-in. */
export function createTwoStepRule({ db }: { db: Db }) {
  return {
    /**
     * Who has none can do nothing but turn it on from then on, sessions that are open included.
     * @throws AppError not_allowed for members, conflict for an owner who has none
     */
    async set(actor: CompanyActor, isRequired: boolean): Promise<void> {
      requireOwner(actor);
      const { companyId, accountId } = actor;
      await db.transaction(async (tx) => {
        const within = createTeamRepository(tx);
        const company = await lockCompany(tx, companyId);
        requireOwner({ isOwner: company?.ownerId === accountId });
        const wasRequired = await within.findTwoStepRule(companyId);
        if (wasRequired === isRequired) return;
        const members = await within.listMembers(companyId);
        // Who asks others for it knows that it works here, and is not kept out by it.
        if (isRequired && !members.some(({ id, hasTwoStep }) => id === accountId && hasTwoStep))
          throw new AppError('conflict', 'Turn on two-step sign-in for your own account first.');
        await within.setTwoStepRule(companyId, isRequired);
        await recordAudit(tx, actor, {
          action: 'two_step_rule.changed',
          companyId,
          subject: { id: companyId, name: company?.name ?? companyId },
          before: { isRequired: wasRequired },
          after: { isRequired },
        });
      });
    },
  };
}
