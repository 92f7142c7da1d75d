import { manualRoutes } from '../../../contracts/manuals.ts';
import type { Router } from '../../http/router.ts';
import type { ManualService } from './manuals.service.ts';

/** Registers the calls about one manual. */
export function registerManualRoutes(router: Router, manuals: ManualService): void {
  router.handle(manualRoutes.progress)(async ({ actor, params }) => ({
    status: 200,
    data: await manuals.showProgress(actor, params.productId),
  }));

  router.handle(manualRoutes.retryManual)(async ({ actor, params }) => {
    await manuals.retry(actor, params.manualId);
    return { status: 200, message: 'The manual is being read again.' };
  });

  router.handle(manualRoutes.deleteManual)(async ({ actor, params }) => {
    await manuals.deleteManual(actor, params.manualId);
    return { status: 200, message: 'The manual is deleted.' };
  });
}
