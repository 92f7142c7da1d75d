import type { Webhook } from '../../../contracts/company/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { Outbound } from '../../providers/outbound/outbound.ts';
import { createWebhookEndpoints } from './webhook-endpoints.ts';
import { createWebhookLog } from './webhook-log.ts';
import { createWebhookSecrets } from './webhook-secrets.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';

type Deps = { db: Db; outbound: Pick<Outbound, 'check'>; seal: Seal };
export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** Addresses that a company has told, managed by its owner. */
export function createWebhooksService({ db, outbound, seal }: Deps) {
  const repository = createWebhooksRepository(db);

  return {
    ...createWebhookEndpoints({ db, outbound, seal }),
    ...createWebhookSecrets({ db, seal }),
    ...createWebhookLog(db),

    /** Oldest first. @throws AppError not_allowed for members */
    async list(actor: CompanyActor): Promise<Webhook[]> {
      requireOwner(actor);
      const listed = await repository.listEndpoints(actor.companyId);
      return listed.map(({ endpoint, last }) => presentWebhook(endpoint, last));
    },
  };
}
