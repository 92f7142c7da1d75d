/** Changing the key that signs links and seals texts. Only the operator, who has the database, can do this. */
import { and, eq, notLike } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountTotp } from '../../db/schema/accounts.ts';
import { webhookEndpoint } from '../../db/schema/integrations.ts';
import { companySignIn } from '../../db/schema/teams.ts';
import { createSeal } from '../../lib/sealed-text.ts';
import { noPerson, recordAudit } from '../audit/record-audit.ts';
import {
  forgetOlderSecrets,
  loadLinkSecret,
  loadOlderSecrets,
  replaceLinkSecret,
} from './link-secret.repository.ts';

/** How the audit trail calls the keys of the installation. */
const KEYS = { id: 'signing-keys', name: 'Signing keys' };

/**
 * Signs and seals with a new key from now on. What older keys signed stays valid; what they sealed is sealed anew.
 * @returns how many keys of before are still valid
 */
export function rotateKeys(db: Db, sealingKey: string | null = null): Promise<number> {
  return db.transaction(async (tx) => {
    await replaceLinkSecret(tx, sealingKey);
    await sealAnew(tx, sealingKey);
    const older = (await loadOlderSecrets(tx, sealingKey)).length;
    await recordAudit(tx, noPerson('Operator'), { action: 'keys.rotated', subject: KEYS, after: { older } });
    return older;
  });
}

/**
 * Lets nothing be opened by keys of before any more.
 * @returns how many there were
 */
export function retireKeys(db: Db, sealingKey: string | null = null): Promise<number> {
  return db.transaction(async (tx) => {
    const older = (await loadOlderSecrets(tx, sealingKey)).length;
    if (older === 0) return 0;
    // A process that was not started anew may have sealed something since.
    await sealAnew(tx, sealingKey);
    await forgetOlderSecrets(tx);
    await recordAudit(tx, noPerson('Operator'), { action: 'keys.retired', subject: KEYS, before: { older } });
    return older;
  });
}

/** Seals with the present key whatever is sealed. A text that no key opens stops it, and nothing is changed. */
async function sealAnew(tx: Db, sealingKey: string | null): Promise<void> {
  const secret = await loadLinkSecret(tx, sealingKey);
  const older = await loadOlderSecrets(tx, sealingKey);
  const totp = createSeal(secret, 'two-step', older);
  for (const { accountId, sealedKey } of await tx.select().from(accountTotp).for('update')) {
    const sealed = totp.close(totp.open(sealedKey, accountId), accountId);
    await tx.update(accountTotp).set({ sealedKey: sealed }).where(eq(accountTotp.accountId, accountId));
  }
  const signIns = createSeal(secret, 'company-sign-in', older);
  for (const { companyId, sealedSecret } of await tx.select().from(companySignIn).for('update')) {
    const sealed = signIns.close(signIns.open(sealedSecret, companyId), companyId);
    await tx
      .update(companySignIn)
      .set({ sealedSecret: sealed })
      .where(eq(companySignIn.companyId, companyId));
  }
  const webhooks = createSeal(secret, 'webhooks', older);
  // Those that are not sealed yet are sealed when the server starts.
  const isSealed = notLike(webhookEndpoint.secret, 'whsec\\_%=');
  for (const { companyId, id, secret: text } of await tx
    .select()
    .from(webhookEndpoint)
    .where(isSealed)
    .for('update')) {
    const isThis = and(eq(webhookEndpoint.companyId, companyId), eq(webhookEndpoint.id, id));
    await tx
      .update(webhookEndpoint)
      .set({ secret: webhooks.close(webhooks.open(text, id), id) })
      .where(isThis);
  }
}
