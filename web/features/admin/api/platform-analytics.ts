import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { platformAnalyticsRoutes } from '../../../../contracts/admin/platform-analytics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads figures over all companies for the last `days`; those of the previous period stay visible meanwhile. */
export const usePlatformAnalytics = (days: number) =>
  useQuery({
    ...routeQuery(platformAnalyticsRoutes.totals, { query: { days } }),
    placeholderData: keepPreviousData,
  });
