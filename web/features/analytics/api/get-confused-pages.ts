import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the pages of a product's manuals that left customers without help. */
export const useConfusedPages = (period: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(analyticsRoutes.confusedPages, { query: period }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
