import { paths } from '../../../contracts/paths.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { confirmEmailMail } from '../mails/account-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { createAccountTokensRepository } from './account-tokens.repository.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';
import { issueToken, linkExpired } from './issue-token.ts';
import { hashToken } from './tokens.ts';

type Deps = { db: Db; mails: Pick<MailsService, 'queue'>; publicUrl: string; brandName: string };
type Recipient = Pick<Account, 'id' | 'name' | 'email' | 'companyId'>;

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

/** Whether an account's address is its owner's; nothing waits for it. */
export function createEmailConfirmationService({ db, mails, publicUrl, brandName }: Deps) {
  /**
   * Mails the link that confirms the address.
   * @param tx a transaction that holds the account's lock or has just made it
   * @returns false if it was mailed often enough for now
   */
  async function send(tx: Db, account: Recipient): Promise<boolean> {
    const token = await issueToken(tx, account.id, 'confirm-email');
    if (token === null) return false;
    const link = publicUrl + paths.confirmEmail.href(token);
    await mails.queue(tx, {
      companyId: account.companyId,
      recipient: account.email,
      content: confirmEmailMail({ brandName, name: account.name, link }),
      isPrivate: true,
    });
    return true;
  }

  return {
    send,

    /** @throws AppError conflict if the address is confirmed already, too_many_requests */
    async resend(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await createAuthRepository(tx).lockAccount(actor.accountId);
        if (!account || account.emailConfirmedAt !== null)
          throw new AppError('conflict', 'Your e-mail address is confirmed already.');
        if (!(await send(tx, account))) {
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
      const now = new Date();
      const tokens = createAccountTokensRepository(db);
      const accountId = await tokens.findAccountId('confirm-email', hashToken(token), now);
      if (accountId === undefined) throw linkExpired();
      await createAuthRepository(db).confirmEmail(accountId, now);
    },
  };
}
