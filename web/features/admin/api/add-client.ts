import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import { adminClientRoutes } from '../../../../contracts/admin/admin-clients.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Adds a client and then loads the list again. */
export function useAddClient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (client: RouteInput<typeof adminClientRoutes.addClient>['body']) =>
      call(adminClientRoutes.addClient, { body: client }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.getCompanies) }),
  });
}
