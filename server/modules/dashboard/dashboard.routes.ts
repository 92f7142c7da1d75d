import { dashboardRoutes } from '../../../contracts/company/dashboard.ts';
import type { Router } from '../../http/router.ts';
import type { Dashboard } from './dashboard.service.ts';

/** Registers the calls of the dashboard's lists. */
export function registerDashboardRoutes(router: Router, dashboard: Dashboard): void {
  router.handle(dashboardRoutes.attention)(async ({ actor }) => ({
    status: 200,
    data: await dashboard.listAttention(actor),
  }));

  router.handle(dashboardRoutes.firstSteps)(async ({ actor }) => ({
    status: 200,
    data: await dashboard.showFirstSteps(actor),
  }));

  router.handle(dashboardRoutes.putAwayFirstSteps)(async ({ actor }) => {
    await dashboard.putAwayFirstSteps(actor);
    return { status: 200, message: 'The first steps are put away.' };
  });
}
