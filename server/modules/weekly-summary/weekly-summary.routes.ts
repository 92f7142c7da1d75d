import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../../../contracts/account.ts';
import { paths } from '../../../contracts/paths.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import { createRouter, type Router, type RouterDeps } from '../../http/router.ts';
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

/**
 * Registers the address by which mail programs unsubscribe. Their POST ends the summary, whatever form it brings; a
 * browser that opens the address is sent to the page with the button. It stands in mails, so it must never change.
 */
export async function registerUnsubscribing(
  app: FastifyInstance,
  summary: Pick<WeeklySummaryService, 'stop'>,
  routerDeps: RouterDeps,
): Promise<void> {
  const { path } = accountRoutes.stopWeeklySummary;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async () => undefined,
    );
    createRouter(scope, routerDeps).handle(accountRoutes.stopWeeklySummary)(async ({ params }) => {
      await summary.stop(params.token);
      return { status: 200, message: 'The weekly summary is off.' };
    });
    const config = { rateLimit: rateLimitOf('default', routerDeps.rateLimitScale) };
    scope.get(path, { schema: { hide: true }, config }, (request, reply) => {
      const { token } = request.params as { token: string };
      return reply.redirect(paths.stopWeeklySummary.href(encodeURIComponent(token)), 303);
    });
  });
}
