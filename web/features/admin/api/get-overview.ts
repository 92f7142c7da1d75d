import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Overview, overviewRoutes } from '../../../../contracts/admin/overview.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

const REFRESH_MS = 15_000;
/** Interval of refreshing while jobs run. */
const BUSY_REFRESH_MS = 2000;

const isBusy = ({ jobs }: Overview) => jobs.some(({ running }) => running > 0);

/** Loads the state of the installation, again and again while it is shown. */
export const useOverview = () =>
  useQuery({
    ...routeQuery(overviewRoutes.overview, {}),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data.data) ? BUSY_REFRESH_MS : REFRESH_MS),
  });

/** Makes the dead jobs of a kind due again. The result is their number. */
export function useRetryJobs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (kind: string) =>
      (await call(overviewRoutes.retryJobs, { body: { kind } })).data.retried,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(overviewRoutes.overview) }),
  });
}
