import { AppError } from '../../app-error.ts';
import type { PlanRow } from './plans.policy.ts';
import type { PlansRepository } from './plans.repository.ts';

/** A plan that is for sale by its name, in any spelling of its case. @throws AppError invalid_request */
export async function findPlan(
  repository: Pick<PlansRepository, 'listPlans'>,
  name: string,
): Promise<PlanRow> {
  const plan = (await repository.listPlans()).find(
    (row) => row.retiredAt === null && row.name.toLowerCase() === name.toLowerCase(),
  );
  if (!plan)
    throw new AppError('invalid_request', `There is no plan "${name}".`, {
      errors: { plan: 'Unknown plan' },
    });
  return plan;
}
