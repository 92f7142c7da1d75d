import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import {
  DELIVERY_LOG_DAYS,
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type webhookForm,
} from '../../../contracts/company/webhooks.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { enqueueAnew } from '../../jobs/enqueue-job.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { type Outbound, OutboundFailure, OutboundRefusal } from '../../providers/outbound/outbound.ts';
import { DAY_MS } from '../../time.ts';
import { type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { createDeliveriesRepository } from './deliveries.repository.ts';
import { bodyOf, newDelivery, queueDeliveries, unsent } from './deliveries.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { createWebhookSecret } from './signature.ts';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';
import { createWebhooksRepository, type EndpointRow } from './webhooks.repository.ts';

type Deps = { db: Db; outbound: Pick<Outbound, 'check'>; seal: Seal };
type Form = z.output<typeof webhookForm>;
type WithSecret = Webhook & { secret: string };
export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** Addresses that a company has told, managed by its owner. */
export function createWebhooksService({ db, outbound, seal }: Deps) {
  const repository = createWebhooksRepository(db);
  const deliveries = createDeliveriesRepository(db);

  async function findOrThrow({ companyId }: CompanyActor, id: string): Promise<EndpointRow> {
    const row = await repository.findEndpoint(companyId, id);
    if (!row) throw missing();
    return row;
  }

  async function readListed({ companyId }: CompanyActor, id: string): Promise<Webhook> {
    const listed = await repository.findListed(companyId, id);
    if (!listed) throw missing();
    return presentWebhook(listed.endpoint, listed.last);
  }

  /** Says at once what would fail later. Whether it is called is looked up again before every request. */
  async function assertCallable(url: string): Promise<void> {
    try {
      await outbound.check(url);
    } catch (error) {
      if (!(error instanceof OutboundRefusal || error instanceof OutboundFailure)) throw error;
      throw new AppError('invalid_request', error.message, { errors: { url: error.message } });
    }
  }

  return {
    /** Oldest first. @throws AppError not_allowed for members */
    async list(actor: CompanyActor): Promise<Webhook[]> {
      requireOwner(actor);
      const listed = await repository.listEndpoints(actor.companyId);
      return listed.map(({ endpoint, last }) => presentWebhook(endpoint, last));
    },

    /**
     * @returns the webhook with its secret, which nobody can read again
     * @throws AppError not_allowed for members, invalid_request for an address that is not called, conflict when there
     *   are as many as there may be
     */
    async create(actor: CompanyActor, form: Form): Promise<WithSecret> {
      requireOwner(actor);
      const { companyId } = actor;
      await assertCallable(form.url);
      const secret = createWebhookSecret();
      const id = uuidv7();
      const row = { ...form, companyId, id, secret: seal.close(secret, id), createdAt: new Date() };
      await db.transaction(async (tx) => {
        const within = createWebhooksRepository(tx);
        await lockCompany(tx, companyId);
        if ((await within.countEndpoints(companyId)) >= MAX_WEBHOOKS) throw tooMany();
        await within.insertEndpoint(row);
        await recordAudit(tx, actor, { ...on('webhook.added', row), after: toldOf(row) });
      });
      return { ...presentWebhook(row, null), secret };
    },

    /** @throws AppError not_allowed for members, invalid_request for an address that is not called, not_found */
    async update(actor: CompanyActor, id: string, form: Form): Promise<Webhook> {
      requireOwner(actor);
      const { companyId } = actor;
      const { url } = await findOrThrow(actor, id);
      // One whose server is down can still be switched off.
      if (form.url !== url) await assertCallable(form.url);
      await db.transaction(async (tx) => {
        const within = createWebhooksRepository(tx);
        const before = await within.lockEndpoint(companyId, id);
        const changed = before && (await within.updateEndpoint(companyId, id, form));
        if (!changed) throw missing();
        const values = { before: toldOf(before), after: toldOf(changed) };
        await recordAudit(tx, actor, { ...on('webhook.changed', changed), ...values });
      });
      return readListed(actor, id);
    },

    /** @throws AppError not_allowed for members, not_found */
    async remove(actor: CompanyActor, id: string): Promise<void> {
      requireOwner(actor);
      await db.transaction(async (tx) => {
        const removed = await createWebhooksRepository(tx).deleteEndpoint(actor.companyId, id);
        if (!removed) throw missing();
        await recordAudit(tx, actor, { ...on('webhook.removed', removed), before: toldOf(removed) });
      });
    },

    /** Replaces the secret, also for deliveries that wait for another attempt. @throws AppError not_allowed, not_found */
    async renewSecret(actor: CompanyActor, id: string): Promise<WithSecret> {
      requireOwner(actor);
      const secret = createWebhookSecret();
      await db.transaction(async (tx) => {
        const change = { secret: seal.close(secret, id) };
        const changed = await createWebhooksRepository(tx).updateEndpoint(actor.companyId, id, change);
        if (!changed) throw missing();
        await recordAudit(tx, actor, on('webhook.secret_renewed', changed));
      });
      return { ...(await readListed(actor, id)), secret };
    },

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
      await findOrThrow(actor, id);
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

    /** Seals the secrets that were stored before secrets were sealed. To be called at the start. */
    async sealSecrets(): Promise<void> {
      for (const row of await repository.listUnsealed()) {
        await repository.replaceSecret(row, seal.close(row.secret, row.id));
      }
    },

    /** Forgets what was told long ago, of all companies; returns how many. */
    sweepDeliveries: (): Promise<number> =>
      deliveries.deleteOlderThan(new Date(Date.now() - DELIVERY_LOG_DAYS * DAY_MS)),
  };
}

const on = (action: AuditAction, { companyId, id, url }: EndpointRow): AuditEvent => ({
  action,
  companyId,
  subject: { id, name: new URL(url).host },
});

/** What the audit trail keeps: the host only, because the rest of an address can hold a secret. */
const toldOf = ({ url, events, isEnabled }: EndpointRow) => ({ host: new URL(url).host, events, isEnabled });

function assertEnabled({ isEnabled }: EndpointRow): void {
  if (!isEnabled) throw new AppError('conflict', 'This webhook is switched off. Switch it on first.');
}

const missing = (): AppError => notFound('This webhook');

const onItsWay = (): AppError => new AppError('conflict', 'This delivery is on its way already.');

const tooMany = (): AppError =>
  new AppError(
    'conflict',
    `A company can have ${MAX_WEBHOOKS} webhooks. Delete one that is not used any more.`,
  );
