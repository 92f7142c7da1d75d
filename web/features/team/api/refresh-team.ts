import { useQueryClient } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Gives a function that loads the team again. */
export function useRefreshTeam() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(teamRoutes.getTeam) });
}
