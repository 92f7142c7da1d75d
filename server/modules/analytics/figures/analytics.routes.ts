import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import type { Router } from '../../../http/router.ts';
import type { QuestionService } from '../questions.service.ts';

/** Registers the calls about the questions of customers: counted since the beginning, and in their words. */
export function registerAnalyticsRoutes(router: Router, { questions }: { questions: QuestionService }): void {
  router.handle(analyticsRoutes.feedbackInfo)(async ({ actor }) => ({
    status: 200,
    data: await questions.sumUp(actor),
  }));

  router.handle(analyticsRoutes.productMessagesInfo)(async ({ actor }) => ({
    status: 200,
    data: await questions.listCounts(actor),
  }));

  router.handle(analyticsRoutes.singleProductMessages)(async ({ actor, params, query }) => {
    const { rows, total } = await questions.listOfProduct(actor, params.id, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });
}
