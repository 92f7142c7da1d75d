import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type AnalyticsPeriod,
  analyticsRoutes,
  type PerformanceOrder,
} from '../../../../contracts/analytics/analytics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads a page (from 1) of products with the outcomes of their questions. */
export const usePerformance = (period: AnalyticsPeriod, page: number, order: PerformanceOrder) =>
  useQuery({
    ...routeQuery(analyticsRoutes.products, { query: { ...period, page, order } }),
    placeholderData: keepPreviousData,
  });
