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

type Outcome = {
  /** Called once the lists are loaded anew. @param takeBack says the opposite */
  onMarked: (mark: OffTopicMark, takeBack: () => void) => void;
  onFailed: () => void;
};

/**
 * Says of questions that they are not about the product, or that they are. The outcome is told even when the list no longer has what
 * was pressed.
 */
export function useMarkOffTopic({ onMarked, onFailed }: Outcome) {
  const queryClient = useQueryClient();
  async function send(body: OffTopicMark): Promise<void> {
    try {
      await call(offTopicRoutes.mark, { body });
    } finally {
      // Also after a failure: the questions may be gone.
      await Promise.all(LISTS.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })));
    }
  }
  return useMutation({
    mutationFn: send,
    onSuccess: (_, mark) =>
      onMarked(mark, () => void send({ ...mark, isOffTopic: !mark.isOffTopic }).catch(onFailed)),
    onError: onFailed,
  });
}
