import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { platformAnalyticsRoutes } from '../../../contracts/admin/platform-analytics.ts';
import type { Router } from '../../http/router.ts';
import type { OverviewService } from './overview.service.ts';
import type { PlatformAnalyticsService } from './platform-analytics.service.ts';

type Deps = { overview: OverviewService; platformAnalytics: PlatformAnalyticsService };

/** Registers the administrator's dashboard and analytics. */
export function registerOverviewRoutes(router: Router, { overview, platformAnalytics }: Deps): void {
  router.handle(overviewRoutes.overview)(async () => ({ status: 200, data: await overview.read() }));

  router.handle(overviewRoutes.retryJobs)(async ({ actor, body }) => ({
    status: 200,
    data: { retried: await overview.retryJobs(actor, body.kind) },
  }));

  router.handle(platformAnalyticsRoutes.totals)(async ({ query }) => ({
    status: 200,
    data: await platformAnalytics.read(query.days),
  }));
}
