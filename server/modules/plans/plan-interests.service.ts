import type { PlanInterest } from '../../../contracts/plans/plans.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { findPlan } from './find-plan.ts';
import { isFree } from './plans.policy.ts';
import { createPlansRepository, type PlanInterestRow } from './plans.repository.ts';

export type PlanInterests = ReturnType<typeof createPlanInterests>;

/** Plans that companies ask for and can't take by themselves: coming soon, or sold by the administrator. */
export function createPlanInterests({ db }: { db: Db }) {
  const repository = createPlansRepository(db);

  return {
    /**
     * Keeps that the company wants the plan; the first time counts.
     * @throws AppError not_allowed for members, invalid_request, conflict for a plan that can be taken
     */
    async record(actor: CompanyActor, planName: string): Promise<PlanInterest> {
      requireOwner(actor);
      const plan = await findPlan(repository, planName);
      if (plan.availability === 'available' && isFree(plan)) {
        throw new AppError('conflict', `The ${plan.name} plan can be taken at once.`);
      }
      await repository.insertInterest(actor.companyId, plan.name);
      const row = (await repository.listInterests(actor.companyId)).find((kept) => kept.plan === plan.name);
      if (!row) throw new Error('The interest was not stored.');
      return present(row);
    },

    /** What a company asked for, newest first. */
    async list(companyId: string): Promise<PlanInterest[]> {
      return (await repository.listInterests(companyId)).map(present);
    },
  };
}

const present = ({ plan, createdAt }: PlanInterestRow): PlanInterest => ({
  plan,
  createdAt: createdAt.toISOString(),
});
