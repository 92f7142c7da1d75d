import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { type CataloguePlan, planRoutes } from '../../../../contracts/plans.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey } from '../../../lib/query.ts';
import { isFree } from '../price.ts';

export type ChosenPlan = { plan: CataloguePlan; isTaken: boolean };

/** Takes a plan that is free and available; for any other it keeps that the company wants it. */
export function useChoosePlan(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (plan: CataloguePlan): Promise<ChosenPlan> => {
      const isTaken = plan.availability === 'available' && isFree(plan.prices);
      if (isTaken) await call(planRoutes.createPurchase, { body: { companyId, plan: plan.name } });
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
