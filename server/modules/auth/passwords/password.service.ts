import { paths } from '../../../../contracts/paths.ts';
import { AppError } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { Actor } from '../../../http/actor.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { passwordChangedMail } from '../../mails/account-mails.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import type { IdentityService } from '../../platform-settings/identity.service.ts';
import type { AccountLinks } from '../account-links.ts';
import { createAccountTokensRepository } from '../account-tokens.repository.ts';
import { type Account, createAuthRepository } from '../auth.repository.ts';
import { mailResetLinkJob } from '../mail-reset-link.job.ts';
import type { PasswordGuard } from './password-guard.ts';
import type { PasswordRules } from './password-rules.ts';
import { hashPassword } from './passwords.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'queue'>;
  accountLinks: Pick<AccountLinks, 'findAccountId' | 'use'>;
  passwordGuard: Pick<PasswordGuard, 'proveAgain' | 'welcomeOwner'>;
  passwordRules: PasswordRules;
  publicUrl: string;
  identity: Pick<IdentityService, 'read'>;
};
type NewPassword = { passwordHash: string; keptSessionId: string | null };

export type PasswordService = ReturnType<typeof createPasswordService>;

/** A forgotten and a changed password. Hashing takes long, so it happens outside of the transactions. */
export function createPasswordService(deps: Deps) {
  const { db, accountLinks, passwordGuard, passwordRules } = deps;

  return {
    /** Has a link mailed if the address has an account. Says nothing about that, not even by the time it takes. */
    async requestReset(email: string): Promise<void> {
      await enqueueJob(db, mailResetLinkJob, { companyId: null, payload: { email } });
    },

    /**
     * Sets a new password with a mailed link, which works once, and ends all sessions. Who reads the mail owns the
     * address, so it counts as confirmed, and what strangers tried before holds nobody up.
     * @returns the account's id
     * @throws AppError link_expired, also for a link that is used or was never made; invalid_request
     */
    async reset(token: string, password: string, network: string): Promise<string> {
      const accountId = await accountLinks.findAccountId(db, 'reset-password', token);
      const owner = await createAuthRepository(db).findAccount(accountId);
      if (owner) await passwordRules.check(password, owner);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const repository = createAuthRepository(tx);
        const account = await repository.lockAccount(accountId);
        await accountLinks.use(tx, 'reset-password', token);
        // Its links go with an account, so this one would not have been found.
        if (!account) throw new Error('A link without an account was used.');
        await repository.confirmEmail(account.id, new Date());
        await replacePassword(deps, tx, account, { passwordHash, keptSessionId: null });
        await passwordGuard.welcomeOwner(tx, account, network);
      });
      return accountId;
    },

    /** Changes the own password and ends all other sessions. @throws AppError wrong_credentials, too_many_requests, invalid_request */
    async change(actor: Actor, currentPassword: string, password: string): Promise<void> {
      const wrong = () => new AppError('wrong_credentials', 'This is not your current password.');
      const lockProven = await passwordGuard.proveAgain(actor, currentPassword, wrong);
      await passwordRules.check(password, actor);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await replacePassword(deps, tx, await lockProven(tx), {
          passwordHash,
          keptSessionId: actor.sessionId,
        });
      });
    },

    /** Forgets links nobody can use any more; returns how many. */
    sweepTokens(): Promise<number> {
      return createAccountTokensRepository(db).deleteExpired(new Date());
    },
  };
}

/** Sets the password, ends other sessions and mailed links, and tells the owner. */
async function replacePassword(
  { mails, identity, publicUrl }: Pick<Deps, 'mails' | 'identity' | 'publicUrl'>,
  tx: Db,
  account: Account,
  change: NewPassword,
): Promise<void> {
  const repository = createAuthRepository(tx);
  await repository.setPassword(account.id, change.passwordHash);
  await repository.deleteSessions(account.id, change.keptSessionId);
  await createAccountTokensRepository(tx).deleteAll(account.id, 'reset-password');
  const link = publicUrl + paths.forgotPassword.href();
  await mails.queue(tx, {
    companyId: account.companyId,
    recipient: account.email,
    content: passwordChangedMail({ ...(await identity.read(tx)), name: account.name, link }),
  });
}
