import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { type CataloguePlan, planRoutes } from '../../../../contracts/plans/plans.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';
import { isFree } from '../price.ts';

export type PlanChoice = {
  plan: CataloguePlan;
  /** The plan that is given up for it, though it was bought and still runs. */
  replaces?: string;
};
export type ChosenPlan = { plan: CataloguePlan; isTaken: boolean };

/** Whether a company can take a plan by itself: it is free and available. */
export const canBeTaken = ({ availability, prices }: CataloguePlan): boolean =>
  availability === 'available' && isFree(prices);

/** Takes a plan that can be taken; for any other it keeps that the company wants it. */
export function useChoosePlan(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ plan, replaces }: PlanChoice): Promise<ChosenPlan> => {
      const isTaken = canBeTaken(plan);
      if (isTaken) await call(planRoutes.createPurchase, { body: { companyId, plan: plan.name, replaces } });
      else await call(planRoutes.recordInterest, { body: { plan: plan.name } });
      return { plan, isTaken };
    },
    onSuccess: () =>
      Promise.all(
        [planRoutes.purchaseInfo, planRoutes.listInterests, companyRoutes.usageInfo].map((route) =>
          queryClient.invalidateQueries({ queryKey: routeKey(route) }),
        ),
      ),
  });
}
