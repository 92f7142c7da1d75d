import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { purchaseRoutes } from '../../../../contracts/plans/purchases.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeQuery } from '../../../lib/api/query.ts';
import { useRefreshPurchases } from './create-purchase.ts';

type PurchasesQuery = NonNullable<RouteInput<typeof purchaseRoutes.list>['query']>;
type SoldPack = RouteInput<typeof purchaseRoutes.sellPack>['body'];

/** Loads a page of purchases; the previous page stays visible meanwhile. */
export const usePurchases = (query: PurchasesQuery) =>
  useQuery({ ...routeQuery(purchaseRoutes.list, { query }), placeholderData: keepPreviousData });

/** Records a query pack and then loads everything again that shows purchases. */
export function useSellPack() {
  const refresh = useRefreshPurchases();
  return useMutation({
    mutationFn: (pack: SoldPack) => call(purchaseRoutes.sellPack, { body: pack }),
    onSuccess: refresh,
  });
}
