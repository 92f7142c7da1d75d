import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

export type Decision = 'approve' | 'suspend';

/** Approves or suspends an account and then loads lists and details again. */
export function useDecideClient(decision: Decision) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
      decision === 'approve'
        ? call(adminRoutes.approveUser, { body: { userId } })
        : call(adminRoutes.suspendUser, { body: { userId, reason } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.getCompanies) }),
        queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.getCompanyDetails) }),
      ]),
  });
}
