import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offlineRoutes } from '../../../../contracts/chat/offline.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Whether customers may save the chat of a product. */
export const useOfflineAllowed = (productId: string) =>
  useQuery({
    ...routeQuery(offlineRoutes.offlineAllowed, { params: { productId } }),
    select: (reply) => reply.data.isAllowed,
  });

/** Says whether they may. */
export function useAllowOffline(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isAllowed: boolean) =>
      call(offlineRoutes.allowOffline, { params: { productId }, body: { isAllowed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: routeKey(offlineRoutes.offlineAllowed) }),
  });
}
