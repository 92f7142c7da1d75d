import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import { auditRoutes } from '../../../../contracts/admin/audit.ts';
import { closedCompanyRoutes } from '../../../../contracts/admin/closed-companies.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type ListQuery = NonNullable<RouteInput<typeof closedCompanyRoutes.list>['query']>;

/** Loads a page of the receipts of closed companies. */
export const useClosedCompanies = (query: ListQuery) =>
  useQuery({ ...routeQuery(closedCompanyRoutes.list, { query }), placeholderData: keepPreviousData });

/** Loads what closing a company would erase. */
export const useClosingPreview = (id: string) =>
  useQuery(routeQuery(closedCompanyRoutes.preview, { params: { id } }));

/** What closing and opening changes on other screens. */
function useRenewed() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [closedCompanyRoutes.list, adminRoutes.getCompanies, auditRoutes.list].map((route) =>
        queryClient.invalidateQueries({ queryKey: routeKey(route) }),
      ),
    );
}

/** Closes a company. The result is from when on it is erased. */
export function useCloseClient() {
  const onSuccess = useRenewed();
  return useMutation({
    mutationFn: async (body: RouteInput<typeof closedCompanyRoutes.close>['body']) =>
      (await call(closedCompanyRoutes.close, { body })).data.erasesAt,
    onSuccess,
  });
}

/** Opens a closed company again. */
export function useUndoClosing() {
  const onSuccess = useRenewed();
  return useMutation({
    mutationFn: (companyId: string) => call(closedCompanyRoutes.undo, { body: { companyId } }),
    onSuccess,
  });
}
