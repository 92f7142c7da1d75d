import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '../../../../contracts/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics-topics.ts';
import { routeQuery } from '../../../lib/query.ts';

/** What would help most, and what came of what was done. */
export const useImprovements = (query: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(topicRoutes.improvements, { query }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
