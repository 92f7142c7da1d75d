import { createHmac } from 'node:crypto';
import { paths } from '../../../../contracts/paths.ts';
import { AppError } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { Actor } from '../../../http/actor.ts';
import { guessedPasswordMail } from '../../mails/account-mails.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import type { IdentityService } from '../../platform-settings/identity.service.ts';
import { type Account, createAuthRepository } from '../auth.repository.ts';
import { createPasswordTries, FREE_TRIES } from './password-tries.repository.ts';
import { provePassword } from './prove-password.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'queue'>;
  identity: Pick<IdentityService, 'read'>;
  publicUrl: string;
  /** At least 32 random bytes, base64url; what is counted is kept as a hash under it. */
  secret: string;
};
/** What somebody who wants to sign in gives, and from where. */
type Attempt = { email: string; password: string; network: string };
type LockProven = (tx: Db) => Promise<Account>;
export type PasswordGuard = ReturnType<typeof createPasswordGuard>;

/**
 * Slows down who guesses passwords, from however many addresses. Strangers to an account share one count; networks from
 * which it was signed in to and sessions have their own, so that no stranger keeps the owner out.
 */
export function createPasswordGuard({ db, mails, identity, publicUrl, secret }: Deps) {
  const passwordTries = createPasswordTries(db);
  const keys = createTryKeys(secret);

  /** As `provePassword`, under a count. The owner is told when the free tries are used up. */
  async function proveCounted(
    account: Account | undefined,
    { password, key }: { password: string; key: string },
    wrong: () => AppError,
  ): Promise<LockProven> {
    const tries = await passwordTries.begin(key);
    if (tries === null) throw hasToWait();
    const lockProven = await provePassword(account, password, wrong).catch(async (error: unknown) => {
      if (account && tries === FREE_TRIES) await warnOwner({ db, mails, identity, publicUrl }, account);
      throw error;
    });
    await passwordTries.forget(key);
    return lockProven;
  }

  return {
    /**
     * Checks the password of somebody who signs in. An address without an account is treated like one with.
     * @returns see `provePassword`
     * @throws AppError wrong_credentials, too_many_requests
     */
    async prove(
      account: Account | undefined,
      { email, password, network }: Attempt,
      wrong: () => AppError,
    ): Promise<LockProven> {
      const own = keys.network(account?.id ?? email, network);
      const isKnown = await passwordTries.isKnownNetwork(own);
      return proveCounted(account, { password, key: isKnown ? own : keys.strangers(email) }, wrong);
    },

    /** Checks the password of somebody who is signed in, each session by itself. @throws like `prove` */
    async proveAgain(
      { accountId, sessionId }: Actor,
      password: string,
      wrong: () => AppError,
    ): Promise<LockProven> {
      const account = await createAuthRepository(db).findAccount(accountId);
      return proveCounted(account, { password, key: keys.session(sessionId) }, wrong);
    },

    /** From now this network is one that the owner of the account has used. */
    keepNetwork: (tx: Db, accountId: string, network: string): Promise<void> =>
      createPasswordTries(tx).keepNetwork(keys.network(accountId, network)),

    /** A password was set by a mailed link: its owner comes from here, and earlier guesses count no more. */
    async welcomeOwner(tx: Db, { id, email }: Pick<Account, 'id' | 'email'>, network: string): Promise<void> {
      await createPasswordTries(tx).forget(keys.strangers(email));
      await createPasswordTries(tx).keepNetwork(keys.network(id, network));
    },

    /** Removes what is counted no more; returns how many. */
    sweepTries: (): Promise<number> => passwordTries.removeOld(),
  };
}

/** The keys under which tries are counted, which tell nobody for whom. */
function createTryKeys(secret: string) {
  const keyOf = (kind: 'strangers' | 'network' | 'session', ...parts: string[]): string =>
    createHmac('sha256', Buffer.from(secret, 'base64url'))
      .update(['password-tries', kind, ...parts].join('\n'))
      .digest('hex');
  return {
    strangers: (email: string) => keyOf('strangers', email),
    network: (accountId: string, network: string) => keyOf('network', accountId, network),
    session: (sessionId: string) => keyOf('session', sessionId),
  };
}

async function warnOwner(
  { db, mails, identity, publicUrl }: Omit<Deps, 'secret'>,
  { name, email, companyId }: Account,
): Promise<void> {
  const link = publicUrl + paths.forgotPassword.href();
  const content = guessedPasswordMail({ ...(await identity.read(db)), name, link });
  await db.transaction((tx) => mails.queue(tx, { companyId, recipient: email, content }));
}

const hasToWait = (): AppError =>
  new AppError(
    'too_many_requests',
    'Too many wrong passwords. Wait some minutes, or set a new password by mail.',
  );
