import { promiseRoutes } from '../../../contracts/admin/promises.ts';
import type { Router } from '../../http/router.ts';
import type { PromisesService } from './promises.service.ts';

/** Registers the calls of administrators about promised instructions. */
export function registerPromiseRoutes(router: Router, promises: PromisesService): void {
  router.handle(promiseRoutes.promises)(async ({ actor, query }) => {
    const { rows, total } = await promises.list(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(promiseRoutes.askRelease)(async ({ actor, params, body }) => {
    await promises.ask(actor, params.companyId, params.pageId, body.reason);
    return { status: 200, message: 'Another administrator can agree now.' };
  });

  router.handle(promiseRoutes.agreeRelease)(async ({ actor, params }) => {
    await promises.agree(actor, params.companyId, params.pageId);
    return { status: 200, message: 'The page is taken down.' };
  });

  router.handle(promiseRoutes.endRelease)(async ({ actor, params }) => {
    await promises.end(actor, params.companyId, params.pageId);
    return { status: 200, message: 'The page stays.' };
  });
}
