import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminManualRoutes, type CompanyManual } from '../../../../contracts/admin/admin-manuals.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type ManualsQuery = NonNullable<RouteInput<typeof adminManualRoutes.list>['query']>;

const REFRESH_MS = 4000;

const isInWork = ({ status }: CompanyManual) => status === 'queued' || status === 'processing';

/** Loads a page of manuals, again and again while one of them is being read. */
export const useManuals = (query: ManualsQuery) =>
  useQuery({
    ...routeQuery(adminManualRoutes.list, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isInWork) ? REFRESH_MS : false),
  });

/** Has a failed manual read again. */
export function useRetryManual() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (manual: RouteInput<typeof adminManualRoutes.retry>['body']) =>
      call(adminManualRoutes.retry, { body: manual }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(adminManualRoutes.list) }),
  });
}
