import { topicRoutes } from '../../../contracts/analytics/analytics-topics.ts';
import type { Router } from '../../http/router.ts';
import type { ImprovementService } from './improvements.service.ts';
import type { TopicService } from './topics.service.ts';

type Deps = { topics: TopicService; improvements: ImprovementService };

/** What customers struggle with and what would help them. Reads only. */
export function registerTopicRoutes(router: Router, { topics, improvements }: Deps): void {
  router.handle(topicRoutes.confusionPoints)(async ({ actor, query }) => ({
    status: 200,
    data: await topics.confusionPoints(actor, query),
  }));

  router.handle(topicRoutes.improvements)(async ({ actor, query }) => ({
    status: 200,
    data: await improvements.list(actor, query),
  }));
}
