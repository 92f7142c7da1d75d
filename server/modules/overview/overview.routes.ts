import { overviewRoutes } from '../../../contracts/overview.ts';
import type { Router } from '../../http/router.ts';
import type { OverviewService } from './overview.service.ts';

/** Registers the administrator's dashboard. */
export function registerOverviewRoutes(router: Router, overview: OverviewService): void {
  router.handle(overviewRoutes.overview)(async () => ({ status: 200, data: await overview.read() }));
}
