import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account, accountToken, session } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { companySignIn } from '../../db/schema/teams.ts';
import type { Actor } from '../../http/actor.ts';
import { actorColumns, actorOf } from './actor-columns.ts';

export type Account = typeof account.$inferSelect;
export type Session = typeof session.$inferSelect;
export type AuthRepository = ReturnType<typeof createAuthRepository>;

/** Nobody reads further down; who wants the rest ended ends all others. */
const MAX_LISTED_SESSIONS = 100;

/** Accounts and sessions. Not tenant data: an account exists before its company. */
export function createAuthRepository(db: Db) {
  return {
    ...queryAccounts(db),
    ...changeAccounts(db),
    ...queryStanding(db),
    ...querySessions(db),
    ...querySessionEnds(db),
  };
}

/** Accounts, and what their companies ask of them. */
function queryAccounts(db: Db) {
  return {
    /** False if the address is taken. */
    async insertAccount(values: typeof account.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(account)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: account.id });
      return rows.length === 1;
    },

    async findAccountByEmail(email: string): Promise<Account | undefined> {
      const [row] = await db.select().from(account).where(eq(account.email, email));
      return row;
    },

    async findAccount(id: string): Promise<Account | undefined> {
      const [row] = await db.select().from(account).where(eq(account.id, id));
      return row;
    },

    /** The account, and nobody else changes it until the transaction ends. */
    async lockAccount(id: string): Promise<Account | undefined> {
      const [row] = await db.select().from(account).where(eq(account.id, id)).for('update');
      return row;
    },

    /** Whether the account's company asks for two-step sign-in. */
    async isTwoStepRequired(id: string): Promise<boolean> {
      const [row] = await db
        .select({ isRequired: company.requiresTwoStep })
        .from(account)
        .innerJoin(company, eq(company.id, account.companyId))
        .where(eq(account.id, id));
      return row?.isRequired ?? false;
    },
  };
}

/** What is changed in an account. */
function changeAccounts(db: Db) {
  return {
    async setName(id: string, name: string): Promise<void> {
      await db.update(account).set({ name }).where(eq(account.id, id));
    },

    /** @param provisionalUntil when it ends, where it was made for the account; null: its owner has chosen it */
    async setPassword(id: string, passwordHash: string, provisionalUntil: Date | null = null): Promise<void> {
      await db.update(account).set({ passwordHash, provisionalUntil }).where(eq(account.id, id));
    },

    /** From now the account has this address, which is known to be its owner's. */
    async setEmail(id: string, email: string, emailConfirmedAt: Date): Promise<void> {
      await db.update(account).set({ email, emailConfirmedAt }).where(eq(account.id, id));
    },

    /** Keeps the first confirmation. */
    async confirmEmail(id: string, now: Date): Promise<void> {
      await db
        .update(account)
        .set({ emailConfirmedAt: now })
        .where(and(eq(account.id, id), isNull(account.emailConfirmedAt)));
    },
  };
}

/** What decides whether and how somebody gets in. */
function queryStanding(db: Db) {
  return {
    /** When the account's company was closed; null where it is open or there is none. */
    async findClosedAt(id: string): Promise<Date | null> {
      const [row] = await db
        .select({ closedAt: company.closedAt })
        .from(account)
        .innerJoin(company, eq(company.id, account.companyId))
        .where(eq(account.id, id));
      return row?.closedAt ?? null;
    },

    /** The company whose provider alone the account may sign in at; undefined for owners, and where a password will do. */
    async findRequiredProvider(id: string): Promise<{ name: string; companyId: string } | undefined> {
      const [row] = await db
        .select({ name: company.name, companyId: company.id })
        .from(account)
        .innerJoin(company, and(eq(company.id, account.companyId), ne(company.ownerId, account.id)))
        .innerJoin(companySignIn, and(eq(companySignIn.companyId, company.id), companySignIn.isRequired))
        .where(eq(account.id, id));
      return row;
    },

    async hasAdministrator(): Promise<boolean> {
      const rows = await db
        .select({ id: account.id })
        .from(account)
        .where(eq(account.role, 'admin'))
        .limit(1);
      return rows.length > 0;
    },

    /** What the account's owner is shown of it beside the session; `companyName` null without a company. */
    async findProfile(
      id: string,
    ): Promise<
      { emailConfirmedAt: Date | null; weeklySummary: boolean; companyName: string | null } | undefined
    > {
      const [row] = await db
        .select({
          emailConfirmedAt: account.emailConfirmedAt,
          weeklySummary: account.weeklySummary,
          companyName: company.name,
        })
        .from(account)
        .leftJoin(company, eq(company.id, account.companyId))
        .where(eq(account.id, id));
      return row;
    },

    /** Ends all sessions and mailed links of everybody in a company that is closed. */
    async endAccessOfCompany(companyId: string): Promise<void> {
      const members = db.select({ id: account.id }).from(account).where(eq(account.companyId, companyId));
      await db.delete(session).where(inArray(session.accountId, members));
      await db.delete(accountToken).where(inArray(accountToken.accountId, members));
    },
  };
}

/** Sessions as long as they last. */
function querySessions(db: Db) {
  return {
    async insertSession(values: typeof session.$inferInsert): Promise<void> {
      await db.insert(session).values(values);
    },

    /** The caller behind a session that is still valid at `now`, when it began and when it was last seen. None is of a closed company. */
    async findActor(
      tokenHash: string,
      now: Date,
      isTwoStepAskedOfAll = false,
    ): Promise<{ actor: Actor; createdAt: Date; lastSeenAt: Date } | undefined> {
      const [row] = await db
        .select({
          account: actorColumns,
          sessionId: session.id,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .innerJoin(account, eq(account.id, session.accountId))
        .leftJoin(company, eq(company.id, account.companyId))
        .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), isOpenCompany));
      if (!row) return undefined;
      const { sessionId, createdAt, lastSeenAt } = row;
      const actor = actorOf(row.account, { sessionId, scopes: null }, isTwoStepAskedOfAll);
      return { actor, createdAt, lastSeenAt };
    },

    async touchSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
      await db.update(session).set({ lastSeenAt, expiresAt }).where(eq(session.id, id));
    },

    /** The valid sessions, `currentId` first, then the last used ones; at most `MAX_LISTED_SESSIONS`. */
    async listSessions(accountId: string, currentId: string, now: Date): Promise<Session[]> {
      return db
        .select()
        .from(session)
        .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now)))
        .orderBy(sql`${session.id} = ${currentId} desc`, desc(session.lastSeenAt), desc(session.id))
        .limit(MAX_LISTED_SESSIONS);
    },
  };
}

/** Ends of sessions. */
function querySessionEnds(db: Db) {
  return {
    /** True if the session was the account's own and existed. */
    async deleteSession(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(session)
        .where(and(eq(session.accountId, accountId), eq(session.id, id)))
        .returning({ id: session.id });
      return rows.length === 1;
    },

    /** Ends the session of a token, whoever's it is: who has the token may. */
    async deleteSessionOfToken(tokenHash: string): Promise<void> {
      await db.delete(session).where(eq(session.tokenHash, tokenHash));
    },

    /** Ends all sessions of an account, or all but `keptId`. @returns how many there were */
    async deleteSessions(accountId: string, keptId: string | null): Promise<number> {
      const rows = await db
        .delete(session)
        .where(and(eq(session.accountId, accountId), keptId === null ? undefined : ne(session.id, keptId)))
        .returning({ id: session.id });
      return rows.length;
    },

    /** Ends all sessions of everybody in a company. @returns how many there were */
    async deleteSessionsOfCompany(companyId: string): Promise<number> {
      const members = db.select({ id: account.id }).from(account).where(eq(account.companyId, companyId));
      const rows = await db
        .delete(session)
        .where(inArray(session.accountId, members))
        .returning({ id: session.id });
      return rows.length;
    },

    /** @returns how many there were. */
    async deleteExpiredSessions(now: Date): Promise<number> {
      const rows = await db.delete(session).where(lt(session.expiresAt, now)).returning({ id: session.id });
      return rows.length;
    },
  };
}
