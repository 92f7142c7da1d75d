import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { AccountLinks } from './account-links.ts';
import { createAuthRepository } from './auth.repository.ts';

type Deps = { db: Db; accountLinks: Pick<AccountLinks, 'send' | 'findAccountId'> };

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

/** Whether an account's address is its owner's; nothing waits for it. */
export function createEmailConfirmationService({ db, accountLinks }: Deps) {
  return {
    /** Mails the link again. @throws AppError conflict if the address is confirmed already, too_many_requests */
    async resend(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await createAuthRepository(tx).lockAccount(actor.accountId);
        if (!account || account.emailConfirmedAt !== null)
          throw new AppError('conflict', 'Your e-mail address is confirmed already.');
        if (!(await accountLinks.send(tx, 'confirm-email', account))) {
          throw new AppError(
            'too_many_requests',
            'We have sent you several mails already. Please look for them, or try again in an hour.',
          );
        }
      });
    },

    /**
     * Confirms the address that the link was mailed to. The link may be opened again while it is valid: mail
     * programs open links too, and it must not look broken to who comes second.
     * @throws AppError link_expired
     */
    async confirm(token: string): Promise<void> {
      const accountId = await accountLinks.findAccountId(db, 'confirm-email', token);
      await createAuthRepository(db).confirmEmail(accountId, new Date());
    },
  };
}
