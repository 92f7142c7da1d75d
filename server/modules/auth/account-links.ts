/** The links mailed to the owner of an account. */

import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { paths } from '../../../contracts/paths.ts';
import { INVITATION_DAYS } from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { hashToken } from '../../lib/tokens.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import {
  CONFIRMATION_DAYS,
  confirmEmailMail,
  resetPasswordMail,
  welcomeMail,
} from '../mails/account-mails.ts';
import { companyClosedMail } from '../mails/closing-mails.ts';
import type { MailContent } from '../mails/mail-templates.ts';
import type { MailedLink, MailedLinks } from '../mails/mailed-links.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createAccountTokensRepository, type TokenPurpose } from './account-tokens.repository.ts';
import type { Account } from './auth.repository.ts';

// How long each works: no shorter than an hour, for which links are counted.
const kinds = {
  'reset-password': { validMs: HOUR_MS, screen: paths.resetPassword, write: resetPasswordMail },
  'confirm-email': {
    validMs: CONFIRMATION_DAYS * DAY_MS,
    screen: paths.confirmEmail,
    write: confirmEmailMail,
  },
} satisfies Partial<Record<TokenPurpose, object>>;
type Kind = keyof typeof kinds;
/** Purposes of the links that are opened here. */
type Openable = Kind | 'undo-closing';

/** Links of one purpose mailed to an account within an hour: more would be somebody filling its mailbox. */
export const MAX_LINKS_PER_HOUR = 5;

type Deps = { mailedLinks: MailedLinks; identity: Pick<IdentityService, 'read'> };
type Recipient = Pick<Account, 'id' | 'name' | 'email' | 'companyId'>;
/** What is written to the owner: from whom, to whom, and the link's address. */
type LinkWords = Pick<Identity, 'brandName' | 'supportEmail'> & { name: string; link: string };

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** Links that open an account, each for one purpose. */
export function createAccountLinks({ mailedLinks, identity }: Deps) {
  const mail = createLinkMail({ mailedLinks, identity });

  return {
    /**
     * Mails a link. Earlier ones stay valid, because mails overtake each other.
     * @param tx a transaction that holds the account's lock, so that the count is true, or has just made the account
     * @returns false if the account was mailed often enough for now
     */
    async send(tx: Db, purpose: Kind, recipient: Recipient): Promise<boolean> {
      const since = new Date(Date.now() - HOUR_MS);
      const recent = await createAccountTokensRepository(tx).countSince(recipient.id, purpose, since);
      if (recent >= MAX_LINKS_PER_HOUR) return false;
      await mail(tx, purpose, recipient, kinds[purpose]);
      return true;
    },

    /**
     * Mails the owner of a company that was set up for them the link that sets their first password.
     * @param tx the transaction that has just made the account
     */
    invite: (tx: Db, recipient: Recipient, companyName: string): Promise<void> =>
      mail(tx, 'reset-password', recipient, {
        validMs: INVITATION_DAYS * DAY_MS,
        screen: paths.resetPassword,
        write: (words) => welcomeMail({ ...words, companyName }),
      }),

    /**
     * Mails the owner of a company that was just closed the link that undoes it until it is erased. The mail is not the
     * company's, whose mails wait from now on.
     */
    offerUndoClosing: (
      tx: Db,
      recipient: Recipient,
      closing: { companyName: string; erasesAt: Date },
    ): Promise<void> =>
      mail(
        tx,
        'undo-closing',
        { ...recipient, companyId: null },
        {
          validMs: closing.erasesAt.getTime() - Date.now(),
          screen: paths.undoClosing,
          write: (words) => companyClosedMail({ ...words, ...closing }),
        },
      ),

    findAccountId,
    use,
  };
}

/** Makes the function that mails a link whose purpose and token are kept with the account. */
const createLinkMail =
  ({ mailedLinks, identity }: Deps) =>
  async (
    tx: Db,
    purpose: Openable,
    { id, name, email, companyId }: Recipient,
    link: Pick<MailedLink, 'validMs' | 'screen'> & { write: (words: LinkWords) => MailContent },
  ): Promise<void> => {
    const writer = await identity.read(tx);
    await mailedLinks.send(tx, {
      ...link,
      companyId,
      recipient: email,
      write: (address) => link.write({ ...writer, name, link: address }),
      store: (row) => createAccountTokensRepository(tx).insert({ ...row, purpose, accountId: id }),
    });
  };

/** The account a link was mailed to. @throws AppError link_expired, also for a link that is used or was never made */
async function findAccountId(db: Db, purpose: Openable, token: string): Promise<string> {
  const found = await createAccountTokensRepository(db).findAccountId(purpose, hashToken(token), new Date());
  if (found === undefined) throw linkExpired();
  return found;
}

/**
 * Uses a link up inside the caller's transaction: of two at once, one gets it.
 * @throws AppError link_expired
 */
async function use(tx: Db, purpose: Openable, token: string): Promise<void> {
  const isTaken = await createAccountTokensRepository(tx).take(purpose, hashToken(token), new Date());
  if (!isTaken) throw linkExpired();
}

/** The same refusal for a link that was used, has expired or was never made. */
export const linkExpired = (): AppError =>
  new AppError('link_expired', 'This link is no longer valid. Please ask for a new one.');
