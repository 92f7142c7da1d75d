import { useQueryClient } from '@tanstack/react-query';
import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { likelyQuestionRoutes } from '../../../../contracts/manuals/likely-questions.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Gives a function that loads everything again that shows corrections. */
export function useRefreshCorrections() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: routeKey(correctionRoutes.listCorrections) }),
      queryClient.invalidateQueries({ queryKey: routeKey(analyticsRoutes.singleProductMessages) }),
      queryClient.invalidateQueries({ queryKey: routeKey(likelyQuestionRoutes.list) }),
    ]);
}
