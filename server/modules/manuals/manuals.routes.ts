import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { ManualService } from './manuals.service.ts';

/** What the calls about one manual need. */
export type ManualRouteDeps = { manuals: ManualService; deletions: Pick<DeletionService, 'delete'> };

/** Registers the calls about one manual. */
export function registerManualRoutes(router: Router, { manuals, deletions }: ManualRouteDeps): void {
  router.handle(manualRoutes.progress)(async ({ actor, params }) => ({
    status: 200,
    data: await manuals.showProgress(actor, params.productId),
  }));

  router.handle(manualRoutes.retryManual)(async ({ actor, params }) => {
    await manuals.retry(actor, params.manualId);
    return { status: 200, message: 'The manual is being read again.' };
  });

  router.handle(manualRoutes.deleteManual)(async ({ actor, params }) => {
    await deletions.delete(actor, { kind: 'manual', id: params.manualId });
    return { status: 200, message: 'The manual is deleted.' };
  });
}
