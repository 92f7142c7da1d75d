import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardRoutes } from '../../../../contracts/dashboard.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';

/** Loads how far a new company is. Without it the dashboard is whole, so a failure shows nothing. */
export const useFirstSteps = () =>
  useQuery({ ...routeQuery(dashboardRoutes.firstSteps, {}), select: (reply) => reply.data });

/** Puts the first steps away for everybody of the company. */
export function usePutAwayFirstSteps() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(dashboardRoutes.putAwayFirstSteps, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(dashboardRoutes.firstSteps) }),
  });
}
