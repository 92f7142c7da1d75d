import { manualCheckRoutes } from '../../../contracts/manuals/manual-checks.ts';
import type { Router } from '../../http/router.ts';
import type { ManualCheckService } from './manual-checks.service.ts';

/** Registers the calls about the check of manuals. */
export function registerManualCheckRoutes(router: Router, checks: ManualCheckService): void {
  router.handle(manualCheckRoutes.listChecks)(async ({ actor, params }) => ({
    status: 200,
    data: await checks.list(actor, params.productId),
  }));

  router.handleDownload(manualCheckRoutes.reportChecks)(async ({ actor, params }) => ({
    filename: 'manual-check.pdf',
    type: 'application/pdf',
    content: await checks.report(actor, params.productId),
  }));

  router.handle(manualCheckRoutes.dismissFinding)(async ({ actor, params, body }) => ({
    status: 200,
    data: await checks.dismiss(actor, params.id, body.isDismissed),
  }));
}
