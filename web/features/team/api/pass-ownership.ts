import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Makes a member the owner and loads the user again, who is no longer one. */
export function usePassOwnership() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) => call(teamRoutes.passOwnership, { body: { memberId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.userInfo) }),
  });
}
