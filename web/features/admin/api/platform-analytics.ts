import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { platformAnalyticsRoutes } from '../../../../contracts/platform-analytics.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Figures over all companies for the last `days`; those of the last period stay on show while the next load. */
export const usePlatformAnalytics = (days: number) =>
  useQuery({
    ...routeQuery(platformAnalyticsRoutes.totals, { query: { days } }),
    placeholderData: keepPreviousData,
  });
