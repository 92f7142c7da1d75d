import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type AnalyticsPeriod,
  analyticsRoutes,
  type PerformanceOrder,
} from '../../../../contracts/analytics.ts';
import { routeQuery } from '../../../lib/query.ts';

/** A page (1-based) of products with how their questions went. */
export const usePerformance = (period: AnalyticsPeriod, page: number, order: PerformanceOrder) =>
  useQuery({
    ...routeQuery(analyticsRoutes.products, { query: { ...period, page, order } }),
    placeholderData: keepPreviousData,
  });
