import { purchaseRoutes } from '../../../contracts/plans/purchases.ts';
import type { Router } from '../../http/router.ts';
import type { PurchasesService } from './purchases.service.ts';

/** Registers the calls about the purchases of all companies. */
export function registerPurchaseRoutes(router: Router, purchases: PurchasesService): void {
  router.handle(purchaseRoutes.list)(async ({ query }) => {
    const { rows, total } = await purchases.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(purchaseRoutes.sellPack)(async ({ actor, body }) => ({
    status: 201,
    data: await purchases.sellPack(actor, body.companyId, body.queries),
  }));
}
