import type { PendingEmail } from '../../../contracts/account/email-change.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { type AuditActor, type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { emailNoticeMail, NEW_EMAIL_HOURS, newEmailMail, UNDO_EMAIL_DAYS } from '../mails/account-mails.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { type AccountLinks, linkExpired, MAX_LINKS_PER_HOUR } from './account-links.ts';
import {
  type AccountToken,
  createAccountTokensRepository,
  type TokenPurpose,
} from './account-tokens.repository.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';
import type { PasswordGuard } from './password-guard.ts';
import { hashPassword } from './passwords.ts';

type Deps = {
  db: Db;
  mailedLinks: MailedLinks;
  accountLinks: Pick<AccountLinks, 'send'>;
  passwordGuard: Pick<PasswordGuard, 'proveAgain'>;
  identity: Pick<IdentityService, 'read'>;
};
type NewEmail = { email: string; password: string };
/** What a link was mailed for, and the account, which the transaction holds. */
type Opened = { account: Account; email: string };

/** Purposes of links that lead into an account by its mailbox; a mailbox that is no longer the account's has none. */
const OLD_LINKS: TokenPurpose[] = ['new-email', 'reset-password', 'confirm-email'];

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/** A new address for an account: confirmed by its mailbox, and told to the old one, which can undo it for a week. */
export function createEmailChangeService(deps: Deps) {
  const { db, mailedLinks, accountLinks, passwordGuard, identity } = deps;

  /** Mails the link of a new address. */
  async function askNewMailbox(tx: Db, { id, companyId }: Account, email: string): Promise<void> {
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
  }

  /** Tells the address that the account has (or had until now), with a link by which it has it again. */
  async function tellOldMailbox(
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

  return {
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
        if (email === account.email) throw refuse('conflict', 'This is your e-mail already.');
        await requireFree(tx, email);
        const tokens = createAccountTokensRepository(tx);
        const now = new Date();
        const recent = await tokens.countSince(account.id, 'new-email', new Date(now.getTime() - HOUR_MS));
        if (recent >= MAX_LINKS_PER_HOUR)
          throw new AppError('too_many_requests', 'You have asked for several links. Try again in an hour.');
        await tokens.end(account.id, 'new-email', now);
        await askNewMailbox(tx, account, email);
        await tellOldMailbox(tx, account, { newEmail: email, isDone: false });
        await recordAudit(tx, actor, of(account, 'email.change_asked', { email }));
      });
    },

    /** Ends a change that is not confirmed yet. @throws AppError not_found */
    async withdraw(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await createAuthRepository(tx).lockAccount(actor.accountId);
        const tokens = createAccountTokensRepository(tx);
        const ended = await tokens.end(actor.accountId, 'new-email', new Date());
        if (!account || ended === 0) throw new AppError('not_found', 'No change of e-mail is waiting.');
        await recordAudit(tx, actor, of(account, 'email.change_ended'));
      });
    },

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
        await tellOldMailbox(tx, account, { newEmail: email, isDone: true });
        await recordAudit(tx, actorOf(account), {
          ...of(account, 'email.changed', { email }),
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
          ...of(account, 'email.change_undone', { email }),
          before: { email: account.email },
        });
        return account.id;
      });
    },
  };
}

/** @throws AppError email_taken */
async function requireFree(tx: Db, email: string): Promise<void> {
  const owner = await createAuthRepository(tx).findAccountByEmail(email);
  if (owner) throw refuse('email_taken', 'An account with this e-mail exists already.');
}

async function forgetLinks(tx: Db, accountId: string, purposes: TokenPurpose[]): Promise<void> {
  for (const purpose of purposes) await createAccountTokensRepository(tx).deleteAll(accountId, purpose);
}

const refuse = (code: 'conflict' | 'email_taken', message: string): AppError =>
  new AppError(code, message, { errors: { email: message } });

const actorOf = ({ id, name, email }: Account): AuditActor => ({ accountId: id, name, email });

const of = (
  { id, name, companyId }: Account,
  action: AuditEvent['action'],
  after?: { email: string },
): AuditEvent => ({ action, companyId, subject: { id, name }, ...(after && { after }) });
