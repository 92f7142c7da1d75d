import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics/analytics-topics.ts';
import { offTopicRoutes } from '../../../../contracts/analytics/off-topic.ts';
import { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** What lists questions without help, and is different once some of them are not about the product. */
const LISTS = [
  topicRoutes.confusionPoints,
  topicRoutes.improvements,
  analyticsRoutes.confusedPages,
  analyticsRoutes.singleProductMessages,
  dashboardRoutes.attention,
];

/** Questions by id, and whether they are not about the product. */
export type OffTopicMark = { questions: string[]; isOffTopic: boolean };

/** Says of questions that they are not about the product, or that they are. Succeeds once the lists are loaded anew. */
export function useMarkOffTopic() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OffTopicMark) => call(offTopicRoutes.mark, { body }),
    // Also after a failure: the questions may be gone.
    onSettled: () =>
      Promise.all(LISTS.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) }))),
  });
}
