import { DELIVERY_LOG_DAYS, type WebhookDelivery } from '../../../contracts/company/webhooks.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { enqueueAnew } from '../../jobs/enqueue-job.ts';
import { DAY_MS } from '../../time.ts';
import { createDeliveriesRepository } from './deliveries.repository.ts';
import { bodyOf, newDelivery, queueDeliveries, unsent } from './deliveries.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { findEndpoint, missing } from './webhook-endpoints.ts';
import { presentDelivery } from './webhooks.presenter.ts';
import { createWebhooksRepository, type EndpointRow } from './webhooks.repository.ts';

/** What was told to a webhook, and what its owner has told once more. */
export function createWebhookLog(db: Db) {
  const deliveries = createDeliveriesRepository(db);

  return {
    /** Queues an event that tells of nothing. @throws AppError not_allowed, not_found, conflict while it is off */
    async sendTest(actor: CompanyActor, id: string): Promise<WebhookDelivery> {
      requireOwner(actor);
      const { companyId } = actor;
      const now = new Date();
      const body = bodyOf('test', now, { webhook: { _id: id } });
      const row = newDelivery({ companyId, endpointId: id, event: 'test', body, createdAt: now });
      await db.transaction(async (tx) => {
        // Held, because a delivery to an endpoint that is being deleted can't be stored.
        const endpoint = await createWebhooksRepository(tx).holdEndpoint(companyId, id);
        if (!endpoint) throw missing();
        assertEnabled(endpoint);
        await queueDeliveries(tx, companyId, [row]);
      });
      return presentDelivery(row);
    },

    /** Newest first. @throws AppError not_allowed for members, not_found */
    async listDeliveries(
      actor: CompanyActor,
      id: string,
      input: { page: number; limit: number },
    ): Promise<ListPage<WebhookDelivery>> {
      requireOwner(actor);
      await findEndpoint(createWebhooksRepository(db), actor, id);
      const { rows, total } = await deliveries.listDeliveries(actor.companyId, id, input);
      return { rows: rows.map(presentDelivery), total };
    },

    /** Begins again with a delivery that has ended. @throws AppError not_allowed, not_found, conflict */
    async sendAgain(actor: CompanyActor, deliveryId: string): Promise<WebhookDelivery> {
      requireOwner(actor);
      const { companyId } = actor;
      return db.transaction(async (tx) => {
        const within = createDeliveriesRepository(tx);
        const found = await within.findDelivery(companyId, deliveryId);
        if (!found) throw notFound('This delivery');
        assertEnabled(found.endpoint);
        if (found.delivery.status === 'queued') throw onItsWay();
        // The job comes before the delivery, as when jobs are given up or revived; otherwise two transactions could
        // deadlock.
        await enqueueAnew(tx, sendWebhookJob, { companyId, payload: { companyId, deliveryId } });
        const queued = await within.changeEnded(companyId, deliveryId, unsent(new Date()));
        // Somebody else was faster.
        if (!queued) throw onItsWay();
        return presentDelivery(queued);
      });
    },

    /** Forgets what was told long ago, of all companies; returns how many. */
    sweepDeliveries: (): Promise<number> =>
      deliveries.deleteOlderThan(new Date(Date.now() - DELIVERY_LOG_DAYS * DAY_MS)),
  };
}

function assertEnabled({ isEnabled }: EndpointRow): void {
  if (!isEnabled) throw new AppError('conflict', 'This webhook is switched off. Switch it on first.');
}

const onItsWay = (): AppError => new AppError('conflict', 'This delivery is on its way already.');
