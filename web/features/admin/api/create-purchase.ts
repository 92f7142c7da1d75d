import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin.ts';
import { planRoutes } from '../../../../contracts/plans.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey } from '../../../lib/query.ts';

export type NewPurchase = RouteInput<typeof planRoutes.adminCreatePurchase>['body'];

/** Records a purchase, then the client's details and the list are asked for again. */
export function useCreatePurchase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (purchase: NewPurchase) => call(planRoutes.adminCreatePurchase, { body: purchase }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.getCompanies) }),
        queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.getCompanyDetails) }),
      ]),
  });
}
