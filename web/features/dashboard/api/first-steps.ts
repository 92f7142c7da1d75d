import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

// Addresses alone, without schemas: the dashboard is what a company opens first.
const FIRST_STEPS = { method: 'GET', path: '/api/company/first-steps', auth: 'company' } as const;
const PUT_AWAY = { method: 'POST', path: '/api/company/first-steps/put-away', auth: 'company' } as const;

export const firstStepsQuery = routeQuery<typeof dashboardRoutes.firstSteps>(FIRST_STEPS, {});

/** Loads how far a new company is. Without it the dashboard is whole, so a failure shows nothing. */
export const useFirstSteps = () =>
  useQuery({
    ...firstStepsQuery,
    select: (reply) => reply.data,
  });

/** Puts the first steps away for everybody of the company. */
export function usePutAwayFirstSteps() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof dashboardRoutes.putAwayFirstSteps>(PUT_AWAY, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(FIRST_STEPS) }),
  });
}
