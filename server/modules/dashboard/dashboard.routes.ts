import { dashboardRoutes } from '../../../contracts/dashboard.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import { presentManualInWork, presentUnanswered } from './dashboard.presenter.ts';
import { createDashboardRepository } from './dashboard.repository.ts';

/** Entries of each list; more are found on the screens they lead to. */
const SHOWN = 5;

/** What waits for a company, for its dashboard. Reads only. */
export function registerDashboardRoutes(router: Router, db: Db): void {
  const repository = createDashboardRepository(db);

  router.handle(dashboardRoutes.attention)(async ({ actor: { companyId } }) => ({
    status: 200,
    data: {
      unanswered: (await repository.listUnanswered(companyId, SHOWN)).map(presentUnanswered),
      manuals: (await repository.listManualsInWork(companyId, SHOWN)).map(presentManualInWork),
    },
  }));
}
