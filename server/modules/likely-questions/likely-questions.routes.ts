import { likelyQuestionRoutes } from '../../../contracts/manuals/likely-questions.ts';
import type { Router } from '../../http/router.ts';
import type { LikelyQuestionService } from './likely-questions.service.ts';

/** Registers the calls about likely questions. */
export function registerLikelyQuestionRoutes(router: Router, likely: LikelyQuestionService): void {
  router.handle(likelyQuestionRoutes.list)(async ({ actor, params }) => ({
    status: 200,
    data: await likely.list(actor, params.productId),
  }));

  router.handle(likelyQuestionRoutes.judge)(async ({ actor, params, body }) => {
    await likely.judge(actor, params.productId, body);
    return {
      status: 200,
      message: body.isRight ? 'The answer is right.' : 'The answer is to be looked at again.',
    };
  });
}
