import type { Webhook } from '../../../contracts/company/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createWebhookSecret } from './signature.ts';
import { missing, onWebhook, readListed } from './webhook-endpoints.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';

type WithSecret = Webhook & { secret: string };

/** The secrets by which the servers of companies know our calls. */
export function createWebhookSecrets({ db, seal }: { db: Db; seal: Seal }) {
  const repository = createWebhooksRepository(db);

  return {
    /** Replaces the secret, also for deliveries that wait for another attempt. @throws AppError not_allowed, not_found */
    async renewSecret(actor: CompanyActor, id: string): Promise<WithSecret> {
      requireOwner(actor);
      const secret = createWebhookSecret();
      await db.transaction(async (tx) => {
        const change = { secret: seal.close(secret, id) };
        const changed = await createWebhooksRepository(tx).updateEndpoint(actor.companyId, id, change);
        if (!changed) throw missing();
        await recordAudit(tx, actor, onWebhook('webhook.secret_renewed', changed));
      });
      return { ...(await readListed(repository, actor, id)), secret };
    },

    /** Seals the secrets that were stored before secrets were sealed. To be called at the start. */
    async sealSecrets(): Promise<void> {
      for (const row of await repository.listUnsealed()) {
        await repository.replaceSecret(row, seal.close(row.secret, row.id));
      }
    },
  };
}
