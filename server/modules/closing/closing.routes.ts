import { closedCompanyRoutes } from '../../../contracts/admin/closed-companies.ts';
import { closingRoutes } from '../../../contracts/company/closing.ts';
import type { Router } from '../../http/router.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { ClosingService } from './closing.service.ts';

/** Registers the calls that close companies, for owners and for the administrator. */
export function registerClosingRoutes(router: Router, closing: ClosingService): void {
  router.handle(closingRoutes.preview)(async ({ actor }) => ({
    status: 200,
    data: await closing.previewOwn(actor),
  }));

  router.handle(closingRoutes.close)(async ({ actor, body, request }) => {
    const erasesAt = await closing.closeOwn(actor, body);
    logSecurity(request, { event: 'company-closed', outcome: 'success', account: actor.accountId });
    return { status: 200, data: { erasesAt: erasesAt.toISOString() } };
  });

  router.handle(closingRoutes.undo)(async ({ body, request }) => {
    const account = await closing.undoByLink(body.token);
    logSecurity(request, { event: 'closing-undone', outcome: 'success', account });
    return { status: 200, message: 'The company is open again. Sign in to go on.' };
  });

  router.handle(closedCompanyRoutes.list)(async ({ query }) => {
    const { rows, total } = await closing.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(closedCompanyRoutes.preview)(async ({ params }) => ({
    status: 200,
    data: await closing.preview(params.id),
  }));

  router.handle(closedCompanyRoutes.close)(async ({ actor, body }) => {
    const erasesAt = await closing.close(actor, body);
    return { status: 200, data: { erasesAt: erasesAt.toISOString() } };
  });

  router.handle(closedCompanyRoutes.undo)(async ({ actor, body }) => {
    await closing.undo(actor, body.companyId);
    return { status: 200, message: 'The company is open again.' };
  });
}
