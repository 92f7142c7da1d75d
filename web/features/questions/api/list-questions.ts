import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analyticsRoutes, type QuestionFilter } from '../../../../contracts/analytics/analytics.ts';
import { routeQuery } from '../../../lib/api/query.ts';

type Asked = { productId: string; page: number; search: string; show: QuestionFilter | undefined };

/** Loads a page (from 1) of customers' questions about a product, newest first. */
export function useQuestions({ productId: id, page, search, show }: Asked) {
  return useQuery({
    ...routeQuery(analyticsRoutes.singleProductMessages, { params: { id }, query: { page, search, show } }),
    placeholderData: keepPreviousData,
  });
}
