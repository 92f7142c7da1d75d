import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { HOUR_MS } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { type AccountLinks, linkExpired } from './account-links.ts';
import {
  type AccountToken,
  createAccountTokensRepository,
  type TokenPurpose,
} from './account-tokens.repository.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';
import type { EmailChangeMails } from './email-change-mails.ts';
import { emailChangeEvent, requireFree } from './email-change-rules.ts';
import { hashPassword } from './passwords/passwords.ts';

type Deps = {
  db: Db;
  accountLinks: Pick<AccountLinks, 'send'>;
  mails: Pick<EmailChangeMails, 'tellOldMailbox'>;
};
/** What a link was mailed for, and the account, which the transaction holds. */
type Opened = { account: Account; email: string };

/** Purposes of links that lead into an account by its mailbox; a mailbox that is no longer the account's has none. */
const OLD_LINKS: TokenPurpose[] = ['new-email', 'reset-password', 'confirm-email'];

/** What the mailboxes say of a new address, by the links that were mailed to them. */
export function createEmailChangeByLink({ db, accountLinks, mails }: Deps) {
  return {
    /**
     * Gives the account the address that the link was mailed to. Links of before and other sessions end.
     * @param actor who opens the link, if anybody is signed in there; their session of this account stays
     * @returns the account's id
     * @throws AppError link_expired; email_taken by somebody who signed up meanwhile
     */
    async confirm(token: string, actor: Actor | null): Promise<string> {
      return db.transaction(async (tx) => {
        const { account, email } = await open(tx, 'new-email', token);
        await requireFree(tx, email);
        const repository = createAuthRepository(tx);
        await repository.setEmail(account.id, email, new Date());
        const keptId = actor?.accountId === account.id ? actor.sessionId : null;
        await repository.deleteSessions(account.id, keptId);
        await forgetLinks(tx, account.id, OLD_LINKS);
        await mails.tellOldMailbox(tx, account, { newEmail: email, isDone: true });
        await recordAudit(tx, actorOf(account), {
          ...emailChangeEvent(account, 'email.changed', { email }),
          before: { email: account.email },
        });
        return account.id;
      });
    },

    /**
     * The old mailbox says that it was somebody else, who then knows the password: the account has its address again,
     * everybody is signed out, and only a link mailed there sets the next password. The second step stays.
     * @returns the account's id
     * @throws AppError link_expired; email_taken if the address became another account's
     */
    async undo(token: string): Promise<string> {
      const nobodyKnows = await hashPassword(createToken(HOUR_MS).token);
      return db.transaction(async (tx) => {
        const { account, email } = await open(tx, 'undo-email', token);
        const repository = createAuthRepository(tx);
        if (email !== account.email) {
          await requireFree(tx, email);
          await repository.setEmail(account.id, email, new Date());
        }
        await repository.setPassword(account.id, nobodyKnows);
        await repository.deleteSessions(account.id, null);
        await forgetLinks(tx, account.id, [...OLD_LINKS, 'undo-email']);
        const restored = { ...account, email };
        await accountLinks.send(tx, 'reset-password', restored);
        await recordAudit(tx, actorOf(restored), {
          ...emailChangeEvent(account, 'email.change_undone', { email }),
          before: { email: account.email },
        });
        return account.id;
      });
    },
  };
}

/** Uses a link up: of two at once, one gets the account. @throws AppError link_expired */
async function open(tx: Db, purpose: TokenPurpose, token: string): Promise<Opened> {
  const tokens = createAccountTokensRepository(tx);
  const found: AccountToken | undefined = await tokens.find(purpose, hashToken(token), new Date());
  const account = found && (await createAuthRepository(tx).lockAccount(found.accountId));
  const isTaken = await tokens.take(purpose, hashToken(token), new Date());
  if (!account || !isTaken || found.email === null) throw linkExpired();
  return { account, email: found.email };
}

async function forgetLinks(tx: Db, accountId: string, purposes: TokenPurpose[]): Promise<void> {
  for (const purpose of purposes) await createAccountTokensRepository(tx).deleteAll(accountId, purpose);
}

const actorOf = ({ id, name, email }: Account): AuditActor => ({ accountId: id, name, email });
