import type { TwoStepKey, TwoStepState } from '../../../contracts/account/two-step.ts';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Factor } from '../../http/security-log.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { hashToken } from '../../lib/tokens.ts';
import { type AuditEvent, noPerson, recordAudit } from '../audit/record-audit.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createAuthRepository } from './auth.repository.ts';
import type { PasswordGuard } from './password-guard.ts';
import { createTakeCode, factorOf, notNow, wrongCode } from './take-code.ts';
import { createKey, createRecoveryCodes, findStep, keyUri } from './totp.ts';
import { createTwoStepRepository } from './two-step.repository.ts';

type Deps = {
  db: Db;
  seal: Seal;
  passwordGuard: Pick<PasswordGuard, 'proveAgain'>;
  identity: Pick<IdentityService, 'read'>;
  /** Whether every account has to have it. */
  requireTwoStep: boolean;
};
/** What is asked for again before anything changes. */
export type Proof = { password: string; code: string };
/** What is asked for again before something that can't be taken back; the code where two-step sign-in is on. */
export type Reproof = { password: string; code?: string | undefined };
/** By what somebody proved who they are; `refusal` null: they are. */
export type Checked = { factor: Factor; refusal: AppError | null };
export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** Two-step sign-in: a key shared with an authenticator app, and recovery codes for when the app is lost. */
export function createTwoStepService({ db, seal, passwordGuard, identity, requireTwoStep }: Deps) {
  const takeCode = createTakeCode(seal);

  /**
   * Runs `work` in a transaction that holds the account, once its password is proven. A refusal that `work` returns is
   * thrown when the transaction is done: a wrong code must stay counted.
   */
  async function withPassword<T>(
    actor: Actor,
    password: string,
    work: (tx: Db) => Promise<T | AppError>,
  ): Promise<T> {
    const wrong = () => new AppError('wrong_credentials', 'This is not your password.');
    const lockProven = await passwordGuard.proveAgain(actor, password, wrong);
    const outcome = await db.transaction(async (tx) => {
      await lockProven(tx);
      return work(tx);
    });
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  /** The same where it is on, once a code is taken too. */
  const withProof = <T>(
    actor: Actor,
    { password, code }: Proof,
    work: (tx: Db) => Promise<T | AppError>,
  ): Promise<T> =>
    withPassword(actor, password, async (tx) => {
      const row = await createTwoStepRepository(tx).lock(actor.accountId);
      if (!row?.turnedOnAt) return new AppError('conflict', 'Two-step sign-in is off already.');
      return (await takeCode(tx, row, code)) ?? work(tx);
    });

  async function makeRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    const hashes = codes.map((code) => hashToken(code.replaceAll('-', '')));
    await createTwoStepRepository(tx).replaceRecoveryCodes(accountId, hashes);
    return codes;
  }

  return {
    async readState({ accountId }: Actor): Promise<TwoStepState> {
      const repository = createTwoStepRepository(db);
      const row = await repository.find(accountId);
      const recoveryCodesLeft = await repository.countRecoveryCodes(accountId);
      return { isOn: row?.turnedOnAt != null, recoveryCodesLeft };
    },

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
      withPassword(actor, password, async (tx) => {
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

    /**
     * Runs `work` in a transaction once somebody who is signed in has proven again who they are: by the password and,
     * where two-step sign-in is on, a code.
     * @throws AppError wrong_credentials, code_required, wrong_code, too_many_requests
     */
    prove: <T>(actor: Actor, { password, code }: Reproof, work: (tx: Db) => Promise<T>): Promise<T> =>
      withPassword<T>(actor, password, async (tx) => {
        const row = await createTwoStepRepository(tx).lock(actor.accountId);
        if (!row?.turnedOnAt) return work(tx);
        if (code === undefined) return codeRequired();
        return (await takeCode(tx, row, code)) ?? work(tx);
      }),

    /**
     * Checks whether an account whose password was right may sign in.
     * @param tx a transaction that commits even after a refusal, so that a wrong code stays counted
     * @returns how they proved who they are and, if that is not enough, why: code_required, wrong_code,
     *   too_many_requests
     */
    async check(tx: Db, accountId: string, code: string | undefined): Promise<Checked> {
      const row = await createTwoStepRepository(tx).lock(accountId);
      if (!row?.turnedOnAt) return { factor: 'password', refusal: null };
      if (code === undefined) return { factor: 'password', refusal: codeRequired() };
      return { factor: factorOf(code), refusal: await takeCode(tx, row, code) };
    },
  };
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

const codeRequired = (): AppError =>
  new AppError('code_required', 'Enter the code from your authenticator app.');

/** What was done to the second step of an account. */
const on = (
  action: AuditAction,
  { accountId, companyId, name }: Pick<Actor, 'accountId' | 'companyId' | 'name'>,
): AuditEvent => ({
  action,
  companyId,
  subject: { id: accountId, name },
});
