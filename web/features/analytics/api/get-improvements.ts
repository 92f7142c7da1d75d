import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '../../../../contracts/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics-topics.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Loads the improvements that would help most, and the effects of those that were made. */
export const useImprovements = (query: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(topicRoutes.improvements, { query }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
