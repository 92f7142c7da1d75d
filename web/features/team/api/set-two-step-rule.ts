import { useMutation } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshTeam } from './refresh-team.ts';

/** Asks everybody of the company for two-step sign-in, or not. */
export function useSetTwoStepRule() {
  const refresh = useRefreshTeam();
  return useMutation({
    mutationFn: (isRequired: boolean) => call(teamRoutes.setTwoStepRule, { body: { isRequired } }),
    onSettled: refresh,
  });
}
