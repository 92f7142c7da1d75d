import { v7 as uuidv7 } from 'uuid';
import type { Role, User } from '../../../contracts/auth.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { type Account, type AuthRepository, createAuthRepository, type Session } from './auth.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createToken, hashToken } from './tokens.ts';

const SESSION_DAYS = 30;
// Written at most this often, so that reading a page doesn't cost a write.
const TOUCH_EVERY_MS = 5 * 60_000;

export type SignedIn = { token: string; role: Role };
export type NewAccount = { name: string; email: string; password: string };
/** What an account starts with. */
export type AccountValues = Pick<Account, 'name' | 'email' | 'passwordHash' | 'role'> &
  Partial<Pick<Account, 'companyId' | 'approvedAt'>>;
export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts, passwords and sessions. */
export function createAuthService({ db, autoApprove }: { db: Db; autoApprove: boolean }) {
  const repository = createAuthRepository(db);

  async function startSession(accountId: string, userAgent: string): Promise<string> {
    const token = createToken();
    await repository.insertSession({
      id: uuidv7(),
      tokenHash: hashToken(token),
      accountId,
      userAgent: userAgent.slice(0, 300),
      expiresAt: sessionEnd(new Date()),
    });
    return token;
  }

  return {
    /** @throws AppError email_taken */
    async register(input: NewAccount, userAgent: string): Promise<SignedIn> {
      const role: Role = autoApprove ? 'company' : 'user';
      const id = await insertAccount(repository, {
        name: input.name,
        email: input.email,
        passwordHash: await hashPassword(input.password),
        role,
        ...(autoApprove ? { approvedAt: new Date() } : {}),
      });
      return { token: await startSession(id, userAgent), role };
    },

    /**
     * Adds an account inside the caller's transaction; hash its password before, for that takes long.
     * @returns its id
     * @throws AppError email_taken
     */
    addAccount: (tx: Db, values: AccountValues): Promise<string> =>
      insertAccount(createAuthRepository(tx), values),

    /** Signs an account in; gives the token. */
    startSession,

    /** Signs an account out everywhere, as part of the caller's transaction. */
    endSessionsOf: (tx: Db, accountId: string): Promise<void> =>
      createAuthRepository(tx).deleteSessionsOf(accountId),

    async hasAccount(email: string): Promise<boolean> {
      return (await repository.findAccountByEmail(email)) !== undefined;
    },

    /** @throws AppError wrong_credentials, alike for an unknown address and a wrong password */
    async login(email: string, password: string, userAgent: string): Promise<SignedIn> {
      const account = await repository.findAccountByEmail(email);
      const isRight = await verifyPassword(account?.passwordHash ?? null, password);
      if (!account || !isRight) throw new AppError('wrong_credentials', 'Please Enter Valid Details');
      return { token: await startSession(account.id, userAgent), role: account.role };
    },

    /** The caller of a bearer token, or null. Extends a session that is in use. */
    async findActor(token: string): Promise<Actor | null> {
      const now = new Date();
      const found = await repository.findActor(hashToken(token), now);
      if (!found) return null;
      if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
        await repository.touchSession(found.actor.sessionId, now, sessionEnd(now));
      }
      return found.actor;
    },

    /** The account as the client shows it. */
    async describe(actor: Actor): Promise<User> {
      const { companyId } = actor;
      const name = companyId === null ? undefined : await repository.findCompanyName(companyId);
      return {
        _id: actor.accountId,
        name: actor.name,
        email: actor.email,
        role: actor.role,
        company:
          companyId !== null && name !== undefined
            ? { _id: companyId, company_name: name, isOwner: actor.isOwner }
            : null,
      };
    },

    async logout(actor: Actor): Promise<void> {
      await repository.deleteSession(actor.accountId, actor.sessionId);
    },

    listSessions(actor: Actor): Promise<Session[]> {
      return repository.listSessions(actor.accountId, new Date());
    },

    /** @throws AppError not_found, also for another account's session */
    async endSession(actor: Actor, sessionId: string): Promise<void> {
      const ended = await repository.deleteSession(actor.accountId, sessionId);
      if (!ended) throw notFound('This session');
    },

    /** Forgets sessions nobody can use any more; returns how many. */
    sweepSessions(): Promise<number> {
      return repository.deleteExpiredSessions(new Date());
    },

    /**
     * Makes the first administrator unless there is one.
     * @returns whether it was made
     */
    async ensureAdministrator(email: string, password: string): Promise<boolean> {
      if (await repository.hasAdministrator()) return false;
      return repository.insertAccount({
        id: uuidv7(),
        name: 'Administrator',
        email,
        passwordHash: await hashPassword(password),
        role: 'admin',
        approvedAt: new Date(),
      });
    },
  };
}

async function insertAccount(repository: AuthRepository, values: AccountValues): Promise<string> {
  const id = uuidv7();
  if (await repository.insertAccount({ ...values, id })) return id;
  throw new AppError('email_taken', 'An account with this e-mail exists already. Login instead.', {
    errors: { email: 'An account with this e-mail exists already.' },
  });
}

const sessionEnd = (from: Date): Date => new Date(from.getTime() + SESSION_DAYS * 86_400_000);
