import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics/analytics-topics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the topics with which customers were left without help. */
export const useConfusionPoints = (query: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(topicRoutes.confusionPoints, { query }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
