import { useMutation } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshTeam } from './refresh-team.ts';

/** Removes a member from the team. */
export function useRemoveMember() {
  const refresh = useRefreshTeam();
  return useMutation({
    mutationFn: (id: string) => call(teamRoutes.removeMember, { params: { id } }),
    onSuccess: refresh,
  });
}
