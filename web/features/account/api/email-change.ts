import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { emailChangeRoutes } from '../../../../contracts/account/email-change.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads the change of the own address that waits for its confirmation. */
export const usePendingEmail = () => useQuery(routeQuery(emailChangeRoutes.pending, {}));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(emailChangeRoutes.pending) });
}

/** Has a link mailed to a new address. */
export function useBeginEmailChange() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RouteInput<typeof emailChangeRoutes.begin>['body']) =>
      call(emailChangeRoutes.begin, { body }),
    onSuccess: refresh,
  });
}

/** Ends a change that is not confirmed yet. */
export function useWithdrawEmailChange() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(emailChangeRoutes.withdraw, {}),
    // It may have been confirmed meanwhile, which is then shown.
    onSettled: refresh,
  });
}
