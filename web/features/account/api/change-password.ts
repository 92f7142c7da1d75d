import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

export type ChangePassword = RouteInput<typeof accountRoutes.changePassword>['body'];

/** Changes one's password; a wrong current one fails with code `wrong_credentials`. Other sessions end. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePassword) => call(accountRoutes.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) }),
  });
}
