import { adminManualRoutes } from '../../../contracts/admin/admin-manuals.ts';
import type { Router } from '../../http/router.ts';
import type { AdminManuals } from './admin-manuals.service.ts';
import type { ManualService } from './manuals.service.ts';

type Deps = { adminManuals: AdminManuals; manuals: Pick<ManualService, 'retryFor'> };

/** Registers the administrator's calls about the manuals of all companies. */
export function registerAdminManualRoutes(router: Router, { adminManuals, manuals }: Deps): void {
  router.handle(adminManualRoutes.list)(async ({ query }) => {
    const { rows, total } = await adminManuals.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(adminManualRoutes.retry)(async ({ actor, body }) => {
    await manuals.retryFor(actor, body.companyId, body.manualId);
    return { status: 200, message: 'The manual is being read again.' };
  });
}
