import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { MAX_WEBHOOKS, type Webhook, type webhookForm } from '../../../contracts/company/webhooks.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { type Outbound, OutboundFailure, OutboundRefusal } from '../../providers/outbound/outbound.ts';
import { type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { createWebhookSecret } from './signature.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import {
  createWebhooksRepository,
  type EndpointRow,
  type WebhooksRepository,
} from './webhooks.repository.ts';

type Deps = { db: Db; outbound: Pick<Outbound, 'check'>; seal: Seal };
type Form = z.output<typeof webhookForm>;
type WithSecret = Webhook & { secret: string };

/** The addresses themselves. */
export function createWebhookEndpoints({ db, outbound, seal }: Deps) {
  const repository = createWebhooksRepository(db);

  return {
    /**
     * @returns the webhook with its secret, which nobody can read again
     * @throws AppError not_allowed for members, invalid_request for an address that is not called, conflict when there
     *   are as many as there may be
     */
    async create(actor: CompanyActor, form: Form): Promise<WithSecret> {
      requireOwner(actor);
      const { companyId } = actor;
      await assertCallable(outbound, form.url);
      const secret = createWebhookSecret();
      const id = uuidv7();
      const row = { ...form, companyId, id, secret: seal.close(secret, id), createdAt: new Date() };
      await db.transaction(async (tx) => {
        const within = createWebhooksRepository(tx);
        await lockCompany(tx, companyId);
        if ((await within.countEndpoints(companyId)) >= MAX_WEBHOOKS) throw tooMany();
        await within.insertEndpoint(row);
        await recordAudit(tx, actor, { ...onWebhook('webhook.added', row), after: toldOf(row) });
      });
      return { ...presentWebhook(row, null), secret };
    },

    /** @throws AppError not_allowed for members, invalid_request for an address that is not called, not_found */
    async update(actor: CompanyActor, id: string, form: Form): Promise<Webhook> {
      requireOwner(actor);
      const { companyId } = actor;
      const { url } = await findEndpoint(repository, actor, id);
      // One whose server is down can still be switched off.
      if (form.url !== url) await assertCallable(outbound, form.url);
      await db.transaction(async (tx) => {
        const within = createWebhooksRepository(tx);
        const before = await within.lockEndpoint(companyId, id);
        const changed = before && (await within.updateEndpoint(companyId, id, form));
        if (!changed) throw missing();
        const values = { before: toldOf(before), after: toldOf(changed) };
        await recordAudit(tx, actor, { ...onWebhook('webhook.changed', changed), ...values });
      });
      return readListed(repository, actor, id);
    },

    /** @throws AppError not_allowed for members, not_found */
    async remove(actor: CompanyActor, id: string): Promise<void> {
      requireOwner(actor);
      await db.transaction(async (tx) => {
        const removed = await createWebhooksRepository(tx).deleteEndpoint(actor.companyId, id);
        if (!removed) throw missing();
        await recordAudit(tx, actor, { ...onWebhook('webhook.removed', removed), before: toldOf(removed) });
      });
    },
  };
}

/** @throws AppError not_found */
export async function findEndpoint(
  repository: Pick<WebhooksRepository, 'findEndpoint'>,
  { companyId }: CompanyActor,
  id: string,
): Promise<EndpointRow> {
  const row = await repository.findEndpoint(companyId, id);
  if (!row) throw missing();
  return row;
}

/** A webhook as it is shown. @throws AppError not_found */
export async function readListed(
  repository: Pick<WebhooksRepository, 'findListed'>,
  { companyId }: CompanyActor,
  id: string,
): Promise<Webhook> {
  const listed = await repository.findListed(companyId, id);
  if (!listed) throw missing();
  return presentWebhook(listed.endpoint, listed.last);
}

/** Says at once what would fail later. Whether it is called is looked up again before every request. */
async function assertCallable(outbound: Deps['outbound'], url: string): Promise<void> {
  try {
    await outbound.check(url);
  } catch (error) {
    if (!(error instanceof OutboundRefusal || error instanceof OutboundFailure)) throw error;
    throw new AppError('invalid_request', error.message, { errors: { url: error.message } });
  }
}

/** What the audit trail keeps of something that was done to a webhook. */
export const onWebhook = (action: AuditAction, { companyId, id, url }: EndpointRow): AuditEvent => ({
  action,
  companyId,
  subject: { id, name: new URL(url).host },
});

/** What the audit trail keeps: the host only, because the rest of an address can hold a secret. */
const toldOf = ({ url, events, isEnabled }: EndpointRow) => ({ host: new URL(url).host, events, isEnabled });

/** The refusal of a webhook that is not the company's, or nobody's. */
export const missing = (): AppError => notFound('This webhook');

const tooMany = (): AppError =>
  new AppError(
    'conflict',
    `A company can have ${MAX_WEBHOOKS} webhooks. Delete one that is not used any more.`,
  );
