import { webhookRoutes } from '../../../contracts/company/webhooks.ts';
import type { Router } from '../../http/router.ts';
import type { WebhooksService } from './webhooks.service.ts';

/** Registers the calls about webhooks. */
export function registerWebhookRoutes(router: Router, webhooks: WebhooksService): void {
  router.handle(webhookRoutes.list)(async ({ actor }) => ({ status: 200, data: await webhooks.list(actor) }));

  router.handle(webhookRoutes.create)(async ({ actor, body }) => ({
    status: 201,
    data: await webhooks.create(actor, body),
  }));

  router.handle(webhookRoutes.update)(async ({ actor, params, body }) => ({
    status: 200,
    data: await webhooks.update(actor, params.id, body),
  }));

  router.handle(webhookRoutes.remove)(async ({ actor, params }) => {
    await webhooks.remove(actor, params.id);
    return { status: 200, message: 'The webhook is deleted.' };
  });

  router.handle(webhookRoutes.renewSecret)(async ({ actor, params }) => ({
    status: 200,
    data: await webhooks.renewSecret(actor, params.id),
  }));

  router.handle(webhookRoutes.sendTest)(async ({ actor, params }) => ({
    status: 201,
    data: await webhooks.sendTest(actor, params.id),
  }));

  router.handle(webhookRoutes.listDeliveries)(async ({ actor, params, query }) => {
    const { rows, total } = await webhooks.listDeliveries(actor, params.id, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(webhookRoutes.sendAgain)(async ({ actor, params }) => ({
    status: 200,
    data: await webhooks.sendAgain(actor, params.id),
  }));
}
