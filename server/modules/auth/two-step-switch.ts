import type { TwoStepKey } from '../../../contracts/account/two-step.ts';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { hashToken } from '../../lib/tokens.ts';
import { type AuditEvent, noPerson, recordAudit } from '../audit/record-audit.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createAuthRepository } from './auth.repository.ts';
import { notNow, wrongCode } from './take-code.ts';
import { createKey, createRecoveryCodes, findStep, keyUri } from './totp.ts';
import { createTwoStepRepository } from './two-step.repository.ts';
import type { Proof, TwoStepProof } from './two-step-proof.ts';

type Deps = {
  db: Db;
  seal: Seal;
  identity: Pick<IdentityService, 'read'>;
  proof: Pick<TwoStepProof, 'withPassword' | 'withProof'>;
};

/** Turns two-step sign-in of an account on. */
export function createTwoStepStart({ db, seal, identity, proof }: Deps) {
  return {
    /** A key to be tried; one that was made before and never used is forgotten. @throws AppError conflict if it is on */
    async begin(actor: Actor): Promise<TwoStepKey> {
      const { accountId, email } = actor;
      const key = createKey();
      await db.transaction(async (tx) => {
        const isKept = await createTwoStepRepository(tx).keepNewKey(accountId, seal.close(key, accountId));
        if (!isKept) throw new AppError('conflict', 'Two-step sign-in is on already.');
        await recordAudit(tx, actor, on('two_step.begun', actor));
      });
      const { brandName } = await identity.read(db);
      return { key, uri: keyUri(key, { issuer: brandName, label: email }) };
    },

    /**
     * Turns it on with a code of the key that was made last, and ends all other sessions.
     * @returns the recovery codes
     * @throws AppError wrong_credentials, wrong_code, conflict where there is nothing to turn on
     */
    turnOn: (actor: Actor, { password, code }: Proof): Promise<string[]> =>
      proof.withPassword(actor, password, async (tx) => {
        const { accountId, sessionId } = actor;
        const repository = createTwoStepRepository(tx);
        const row = await repository.lock(accountId);
        if (!row || row.turnedOnAt) return new AppError('conflict', 'There is no new key to turn on.');
        const now = new Date();
        const found = findStep(seal.open(row.sealedKey, accountId), code, now);
        if (found === null) return wrongCode('This is not the code that your app shows now.');
        if (!found.isNow) return notNow();
        await repository.turnOn(accountId, now, found.step);
        await createAuthRepository(tx).deleteSessions(accountId, sessionId);
        const codes = await makeRecoveryCodes(tx, accountId);
        await recordAudit(tx, actor, on('two_step.turned_on', actor));
        return codes;
      }),
  };
}

/** Turns it off, or makes its recovery codes anew. @param requireTwoStep whether every account has to have it */
export function createTwoStepChanges(
  { withProof }: Pick<TwoStepProof, 'withProof'>,
  requireTwoStep: boolean,
) {
  return {
    /** @throws AppError wrong_credentials, wrong_code, too_many_requests, conflict where it is off or the company asks for it */
    turnOff: (actor: Actor, proof: Proof): Promise<void> =>
      withProof<void>(actor, proof, async (tx) => {
        if (requireTwoStep)
          return new AppError('conflict', 'Two-step sign-in is asked of everybody here, so it stays on.');
        if (await createAuthRepository(tx).isTwoStepRequired(actor.accountId))
          return new AppError('conflict', 'Your company asks for two-step sign-in, so it stays on.');
        await createTwoStepRepository(tx).remove(actor.accountId);
        await recordAudit(tx, actor, on('two_step.turned_off', actor));
      }),

    /** New recovery codes; the old ones are over. @throws like `turnOff` */
    renewCodes: (actor: Actor, proof: Proof): Promise<string[]> =>
      withProof(actor, proof, async (tx) => {
        const codes = await makeRecoveryCodes(tx, actor.accountId);
        await recordAudit(tx, actor, on('recovery_codes.renewed', actor));
        return codes;
      }),
  };
}

async function makeRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashToken(code.replaceAll('-', '')));
  await createTwoStepRepository(tx).replaceRecoveryCodes(accountId, hashes);
  return codes;
}

/**
 * Turns it off for somebody who has lost the app and the recovery codes. Only the operator, who has the database, can
 * do this.
 * @returns whether it was on; undefined if no account has the address
 */
export async function turnOffTwoStepOf(db: Db, email: string): Promise<boolean | undefined> {
  const account = await createAuthRepository(db).findAccountByEmail(email);
  if (!account) return undefined;
  return db.transaction(async (tx) => {
    const wasOn = await createTwoStepRepository(tx).remove(account.id);
    const event = on('two_step.turned_off', { ...account, accountId: account.id });
    if (wasOn) await recordAudit(tx, noPerson('Operator'), event);
    return wasOn;
  });
}

/** What was done to the second step of an account. */
const on = (
  action: AuditAction,
  { accountId, companyId, name }: Pick<Actor, 'accountId' | 'companyId' | 'name'>,
): AuditEvent => ({
  action,
  companyId,
  subject: { id: accountId, name },
});
