import { paths } from '../../../contracts/paths.ts';
import type { Db } from '../../db/connect.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { emailNoticeMail, NEW_EMAIL_HOURS, newEmailMail, UNDO_EMAIL_DAYS } from '../mails/account-mails.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createAccountTokensRepository } from './account-tokens.repository.ts';
import type { Account } from './auth.repository.ts';

type Deps = { mailedLinks: MailedLinks; identity: Pick<IdentityService, 'read'> };
export type EmailChangeMails = ReturnType<typeof createEmailChangeMails>;

/** The mails about a new address, each with a link: to the new mailbox, and to the old one. */
export function createEmailChangeMails({ mailedLinks, identity }: Deps) {
  return {
    /** Mails the link of a new address. */
    async askNewMailbox(tx: Db, { id, companyId }: Account, email: string): Promise<void> {
      const writer = await identity.read(tx);
      await mailedLinks.send(tx, {
        companyId,
        recipient: email,
        validMs: NEW_EMAIL_HOURS * HOUR_MS,
        screen: paths.confirmNewEmail,
        write: (link) => newEmailMail({ ...writer, link }),
        store: (row) =>
          createAccountTokensRepository(tx).insert({ ...row, purpose: 'new-email', accountId: id, email }),
      });
    },

    /** Tells the address that the account has (or had until now), with a link by which it has it again. */
    async tellOldMailbox(
      tx: Db,
      { id, name, email, companyId }: Account,
      news: { newEmail: string; isDone: boolean },
    ): Promise<void> {
      const writer = await identity.read(tx);
      await mailedLinks.send(tx, {
        companyId,
        recipient: email,
        validMs: UNDO_EMAIL_DAYS * DAY_MS,
        screen: paths.undoEmailChange,
        write: (link) => emailNoticeMail({ ...writer, ...news, name, link }),
        store: (row) =>
          createAccountTokensRepository(tx).insert({ ...row, purpose: 'undo-email', accountId: id, email }),
      });
    },
  };
}
