import { useQuery } from '@tanstack/react-query';
import { dashboardRoutes } from '../../../../contracts/dashboard.ts';
import { routeQuery } from '../../../lib/query.ts';

const REFRESH_MS = 4000;

/** What waits for the vendor; live while a manual is being read. */
export const useAttention = () =>
  useQuery({
    ...routeQuery(dashboardRoutes.attention, {}),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) =>
      state.data?.data.manuals.some(({ status }) => status !== 'failed') ? REFRESH_MS : false,
  });
