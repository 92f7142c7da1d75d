import { accountRoutes } from '../../../contracts/account/account.ts';
import type { Router } from '../../http/router.ts';
import type { WeeklySummaryService } from './weekly-summary.service.ts';

/** Registers the switch of the weekly summary. */
export function registerWeeklySummaryRoutes(router: Router, summary: WeeklySummaryService): void {
  router.handle(accountRoutes.setWeeklySummary)(async ({ actor, body }) => {
    await summary.set(actor, body.isWanted);
    return {
      status: 200,
      message: body.isWanted ? 'The weekly summary is on.' : 'The weekly summary is off.',
    };
  });
}
