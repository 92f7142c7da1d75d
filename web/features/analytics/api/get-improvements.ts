import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics/analytics-topics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the improvements that would help most, and the effects of those that were made. */
export const useImprovements = (query: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(topicRoutes.improvements, { query }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
