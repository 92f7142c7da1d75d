import type { PendingEmail } from '../../../contracts/account/email-change.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { HOUR_MS } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { type AccountLinks, MAX_LINKS_PER_HOUR } from './account-links.ts';
import { createAccountTokensRepository } from './account-tokens.repository.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createEmailChangeByLink } from './email-change-by-link.ts';
import { createEmailChangeMails } from './email-change-mails.ts';
import { emailChangeEvent, refuseEmail, requireFree } from './email-change-rules.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';

type Deps = {
  db: Db;
  mailedLinks: MailedLinks;
  accountLinks: Pick<AccountLinks, 'send'>;
  passwordGuard: Pick<PasswordGuard, 'proveAgain'>;
  identity: Pick<IdentityService, 'read'>;
};
type NewEmail = { email: string; password: string };

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/** A new address for an account: confirmed by its mailbox, and told to the old one, which can undo it for a week. */
export function createEmailChangeService(deps: Deps) {
  const { db, accountLinks, passwordGuard } = deps;
  const mails = createEmailChangeMails(deps);

  return {
    ...createEmailChangeByLink({ db, accountLinks, mails }),

    /** The change that waits for the new mailbox; null without one. */
    async readPending({ accountId }: Actor): Promise<PendingEmail | null> {
      const tokens = createAccountTokensRepository(db);
      const row = await tokens.findLast(accountId, 'new-email', new Date());
      return row ? { email: row.email ?? '', expiresAt: row.expiresAt.toISOString() } : null;
    },

    /**
     * Mails both addresses. The account keeps the old one until the new mailbox says yes.
     * @throws AppError wrong_credentials, too_many_requests, conflict for the own address, email_taken
     */
    async begin(actor: Actor, { email, password }: NewEmail): Promise<void> {
      const wrong = () => new AppError('wrong_credentials', 'This is not your password.');
      const lockProven = await passwordGuard.proveAgain(actor, password, wrong);
      await db.transaction(async (tx) => {
        const account = await lockProven(tx);
        if (email === account.email) throw refuseEmail('conflict', 'This is your e-mail already.');
        await requireFree(tx, email);
        const tokens = createAccountTokensRepository(tx);
        const now = new Date();
        const recent = await tokens.countSince(account.id, 'new-email', new Date(now.getTime() - HOUR_MS));
        if (recent >= MAX_LINKS_PER_HOUR)
          throw new AppError('too_many_requests', 'You have asked for several links. Try again in an hour.');
        await tokens.end(account.id, 'new-email', now);
        await mails.askNewMailbox(tx, account, email);
        await mails.tellOldMailbox(tx, account, { newEmail: email, isDone: false });
        await recordAudit(tx, actor, emailChangeEvent(account, 'email.change_asked', { email }));
      });
    },

    /** Ends a change that is not confirmed yet. @throws AppError not_found */
    async withdraw(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await createAuthRepository(tx).lockAccount(actor.accountId);
        const tokens = createAccountTokensRepository(tx);
        const ended = await tokens.end(actor.accountId, 'new-email', new Date());
        if (!account || ended === 0) throw new AppError('not_found', 'No change of e-mail is waiting.');
        await recordAudit(tx, actor, emailChangeEvent(account, 'email.change_ended'));
      });
    },
  };
}
