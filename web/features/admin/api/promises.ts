import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auditRoutes } from '../../../../contracts/admin/audit.ts';
import { promiseRoutes } from '../../../../contracts/admin/promises.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type ListQuery = NonNullable<RouteInput<typeof promiseRoutes.promises>['query']>;
/** A promised page by what its address holds. */
export type PromiseKey = { companyId: string; pageId: string };

/** Loads a page of the promised instructions. */
export const usePromises = (query: ListQuery) =>
  useQuery({ ...routeQuery(promiseRoutes.promises, { query }), placeholderData: keepPreviousData });

function useRenewed() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [promiseRoutes.promises, auditRoutes.list].map((route) =>
        queryClient.invalidateQueries({ queryKey: routeKey(route) }),
      ),
    );
}

/** Asks another administrator to agree that a page is taken down. */
export function useAskRelease(params: PromiseKey) {
  const onSuccess = useRenewed();
  return useMutation({
    mutationFn: (body: { reason: string }) => call(promiseRoutes.askRelease, { params, body }),
    onSuccess,
  });
}

/** Agrees to what another administrator asked. */
export function useAgreeRelease() {
  const onSuccess = useRenewed();
  return useMutation({
    mutationFn: (params: PromiseKey) => call(promiseRoutes.agreeRelease, { params }),
    onSuccess,
  });
}

/** Declines or withdraws the wish. */
export function useEndRelease() {
  const onSuccess = useRenewed();
  return useMutation({
    mutationFn: (params: PromiseKey) => call(promiseRoutes.endRelease, { params }),
    onSuccess,
  });
}
