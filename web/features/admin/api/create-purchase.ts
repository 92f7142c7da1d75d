import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import { planCatalogueRoutes } from '../../../../contracts/plans/plan-catalogue.ts';
import { planRoutes } from '../../../../contracts/plans/plans.ts';
import { purchaseRoutes } from '../../../../contracts/plans/purchases.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

export type NewPurchase = RouteInput<typeof planRoutes.adminCreatePurchase>['body'];

const SHOWING = [
  adminRoutes.getCompanies,
  adminRoutes.getCompanyDetails,
  purchaseRoutes.list,
  planCatalogueRoutes.list,
];

/** Gives a function that loads everything again that shows purchases. */
export function useRefreshPurchases() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(SHOWING.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })));
}

/** Records a purchase and then loads everything again that shows purchases. */
export function useCreatePurchase() {
  const refresh = useRefreshPurchases();
  return useMutation({
    mutationFn: (purchase: NewPurchase) => call(planRoutes.adminCreatePurchase, { body: purchase }),
    onSuccess: refresh,
  });
}
