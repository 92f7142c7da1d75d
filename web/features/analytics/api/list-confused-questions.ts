import { useInfiniteQuery } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** A page in a manual of a product. */
export type ManualPage = { product: string; manual: string; page: number };

const PORTION = 5;

/** Loads the questions that a page left without help, newest first, in portions. */
export function useConfusedQuestions(place: ManualPage, { from, to }: AnalyticsPeriod) {
  const route = analyticsRoutes.confusedQuestions;
  return useInfiniteQuery({
    queryKey: [...routeKey(route), place, from, to],
    queryFn: ({ pageParam, signal }) =>
      call(route, { params: place, query: { from, to, page: pageParam, limit: PORTION } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : null),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
}
