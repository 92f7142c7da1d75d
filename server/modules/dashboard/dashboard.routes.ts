import { dashboardRoutes } from '../../../contracts/dashboard.ts';
import type { Router } from '../../http/router.ts';
import type { Dashboard } from './dashboard.service.ts';

/** Registers the call of the dashboard's lists. */
export function registerDashboardRoutes(router: Router, dashboard: Dashboard): void {
  router.handle(dashboardRoutes.attention)(async ({ actor }) => ({
    status: 200,
    data: await dashboard.listAttention(actor),
  }));
}
