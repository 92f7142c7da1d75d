import { useMutation } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshTeam } from './refresh-team.ts';

/** Ends an invitation. */
export function useWithdrawInvitation() {
  const refresh = useRefreshTeam();
  return useMutation({
    mutationFn: (id: string) => call(teamRoutes.withdraw, { params: { id } }),
    onSuccess: refresh,
  });
}
