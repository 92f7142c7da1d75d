import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Route } from '../../contracts/route.ts';
import { rateLimitOf } from './rate-limits.ts';
import { createRouter, type RouterDeps } from './router.ts';

type UnsubscribingRoute = Route & { params: z.ZodObject<{ token: z.ZodString }>; body?: undefined };
type Unsubscribing = {
  /** Ends mails by their token. */
  stop: (token: string) => Promise<void>;
  /** What is said then. */
  message: string;
  /** The screen with the button, for people. */
  screen: { href: (token: string) => string };
};

/**
 * Registers an address by which mail programs unsubscribe. Their POST ends the mails, whatever form it brings; a browser
 * that opens the address is sent to the page with the button. It stands in mails, so it must never change.
 */
export async function registerUnsubscribing<R extends UnsubscribingRoute>(
  app: FastifyInstance,
  routerDeps: RouterDeps,
  route: R,
  { stop, message, screen }: Unsubscribing,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async () => undefined,
    );
    createRouter(scope, routerDeps).handle<UnsubscribingRoute>(route)(async ({ params }) => {
      await stop(params.token);
      return { status: 200, message };
    });
    const config = { rateLimit: rateLimitOf('default', routerDeps.rateLimitScale) };
    scope.get(route.path, { schema: { hide: true }, config }, (request, reply) => {
      const { token } = request.params as { token: string };
      return reply.redirect(screen.href(encodeURIComponent(token)), 303);
    });
  });
}
