import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Factor } from '../../http/security-log.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';
import { createTakeCode, factorOf } from './take-code.ts';
import { createTwoStepRepository } from './two-step.repository.ts';

type Deps = { db: Db; seal: Seal; passwordGuard: Pick<PasswordGuard, 'proveAgain'> };
/** What is asked for again before anything changes. */
export type Proof = { password: string; code: string };
/** What is asked for again before something that can't be taken back; the code where two-step sign-in is on. */
export type Reproof = { password: string; code?: string | undefined };
/** By what somebody proved who they are; `refusal` null: they are. */
export type Checked = { factor: Factor; refusal: AppError | null };
export type TwoStepProof = ReturnType<typeof createTwoStepProof>;

/** By what people prove who they are: the password, and a code where two-step sign-in is on. */
export function createTwoStepProof({ db, seal, passwordGuard }: Deps) {
  const takeCode = createTakeCode(seal);
  const withPassword = createWithPassword(db, passwordGuard);

  return {
    withPassword,

    /** The same where it is on, once a code is taken too. */
    withProof: <T>(
      actor: Actor,
      { password, code }: Proof,
      work: (tx: Db) => Promise<T | AppError>,
    ): Promise<T> =>
      withPassword(actor, password, async (tx) => {
        const row = await createTwoStepRepository(tx).lock(actor.accountId);
        if (!row?.turnedOnAt) return new AppError('conflict', 'Two-step sign-in is off already.');
        return (await takeCode(tx, row, code)) ?? work(tx);
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
 * Makes the function that runs `work` in a transaction that holds the account, once its password is proven. A refusal that
 * `work` returns is thrown when the transaction is done: a wrong code must stay counted.
 */
const createWithPassword =
  (db: Db, passwordGuard: Deps['passwordGuard']) =>
  async <T>(actor: Actor, password: string, work: (tx: Db) => Promise<T | AppError>): Promise<T> => {
    const wrong = () => new AppError('wrong_credentials', 'This is not your password.');
    const lockProven = await passwordGuard.proveAgain(actor, password, wrong);
    const outcome = await db.transaction(async (tx) => {
      await lockProven(tx);
      return work(tx);
    });
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  };

const codeRequired = (): AppError =>
  new AppError('code_required', 'Enter the code from your authenticator app.');
