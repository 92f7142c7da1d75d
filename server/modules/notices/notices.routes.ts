import { noticeRoutes } from '../../../contracts/manuals/notices.ts';
import type { Router } from '../../http/router.ts';
import type { ChangedAnswersService } from '../changed-answers/changed-answers.service.ts';
import type { NoticesService } from './notices.service.ts';

type Deps = { notices: NoticesService; changedAnswers: ChangedAnswersService };

/** Registers the calls about what new versions change, and notices of it. */
export function registerNoticeRoutes(router: Router, { notices, changedAnswers }: Deps): void {
  router.handle(noticeRoutes.show)(async ({ actor, params }) => ({
    status: 200,
    data: {
      versions: await changedAnswers.listVersions(actor, params.productId),
      ...(await notices.show(actor, params.productId)),
    },
  }));

  router.handle(noticeRoutes.changedAnswers)(async ({ actor, params, query }) => {
    const { version, page, limit } = query;
    const { rows, total } = await changedAnswers.list(actor, params.productId, { version, page, limit });
    return { status: 200, data: rows, total, page, limit };
  });

  router.handle(noticeRoutes.send)(async ({ actor, params, body }) => ({
    status: 201,
    data: await notices.send(actor, params.productId, body),
  }));
}
