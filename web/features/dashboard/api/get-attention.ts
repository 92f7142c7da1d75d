import { useQuery } from '@tanstack/react-query';
import type { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { routeQuery } from '../../../lib/api/query.ts';

export const attentionQuery = routeQuery<typeof dashboardRoutes.attention>(
  { method: 'GET', path: '/api/company/attention', auth: 'company' },
  {},
);
const REFRESH_MS = 4000;

/** Loads what needs the vendor's attention, again and again while a manual is being read. */
export const useAttention = () =>
  useQuery({
    ...attentionQuery,
    select: (reply) => reply.data,
    refetchInterval: ({ state }) =>
      state.data?.data.manuals.some(({ status }) => status !== 'failed') ? REFRESH_MS : false,
  });
