import { useMutation } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshTeam } from './refresh-team.ts';

/** Mails an invitation; an earlier one of the same address ends. */
export function useInvite() {
  const refresh = useRefreshTeam();
  return useMutation({
    mutationFn: (email: string) => call(teamRoutes.invite, { body: { email } }),
    onSuccess: refresh,
  });
}
