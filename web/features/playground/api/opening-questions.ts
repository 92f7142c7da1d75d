import { useQuery } from '@tanstack/react-query';
import { playgroundRoutes } from '../../../../contracts/chat/playground.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads questions to try first. Without them there is still the line to type in, so a failure shows nothing. */
export function useOpeningQuestions(productId: string): readonly string[] {
  return useQuery(routeQuery(playgroundRoutes.openingQuestions, { params: { productId } })).data?.data ?? [];
}
