import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClientRoutes } from '../../../../contracts/admin/admin-clients.ts';
import { auditRoutes } from '../../../../contracts/admin/audit.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Ends all sessions of a client. The result is their number. */
export function useSignOutClient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) =>
      (await call(adminClientRoutes.signOutUser, { body: { userId } })).data.sessions,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(auditRoutes.list) }),
  });
}
