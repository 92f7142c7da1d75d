import { topicRoutes } from '../../../../contracts/analytics/analytics-topics.ts';
import { offTopicRoutes } from '../../../../contracts/analytics/off-topic.ts';
import type { Router } from '../../../http/router.ts';
import type { ImprovementService } from '../improvements/improvements.service.ts';
import type { OffTopicService } from './off-topic.service.ts';
import type { TopicService } from './topics.service.ts';

type Deps = { topics: TopicService; improvements: ImprovementService; offTopic: OffTopicService };

/** What customers struggle with, what would help them, and what is not about the product. */
export function registerTopicRoutes(router: Router, { topics, improvements, offTopic }: Deps): void {
  router.handle(topicRoutes.confusionPoints)(async ({ actor, query }) => ({
    status: 200,
    data: await topics.confusionPoints(actor, query),
  }));

  router.handle(topicRoutes.improvements)(async ({ actor, query }) => ({
    status: 200,
    data: await improvements.list(actor, query),
  }));

  router.handle(offTopicRoutes.mark)(async ({ actor, body: { questions, isOffTopic } }) => {
    await offTopic.mark(actor, questions, isOffTopic);
    return { status: 200, message: 'Saved' };
  });
}
