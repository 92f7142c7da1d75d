import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the figures of a period, in all and per day, and those of the period before. */
export const useOverview = (period: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(analyticsRoutes.overview, { query: period }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
