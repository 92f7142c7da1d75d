import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account, session } from '../../db/schema/accounts.ts';
import { company } from '../../db/schema/companies.ts';
import type { Actor } from '../../http/actor.ts';

export type Account = typeof account.$inferSelect;
export type Session = typeof session.$inferSelect;
export type AuthRepository = ReturnType<typeof createAuthRepository>;

/** Accounts and sessions. Not tenant data: an account exists before its company. */
export function createAuthRepository(db: Db) {
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

    async hasAdministrator(): Promise<boolean> {
      const rows = await db
        .select({ id: account.id })
        .from(account)
        .where(eq(account.role, 'admin'))
        .limit(1);
      return rows.length > 0;
    },

    async findCompanyName(companyId: string): Promise<string | undefined> {
      const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
      return row?.name;
    },

    async insertSession(values: typeof session.$inferInsert): Promise<void> {
      await db.insert(session).values(values);
    },

    /** The caller behind a session that is still valid at `now`, and when it was last seen. */
    async findActor(tokenHash: string, now: Date): Promise<{ actor: Actor; lastSeenAt: Date } | undefined> {
      const [row] = await db
        .select({
          accountId: account.id,
          sessionId: session.id,
          name: account.name,
          email: account.email,
          role: account.role,
          companyId: account.companyId,
          suspendedAt: company.suspendedAt,
          ownerId: company.ownerId,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .innerJoin(account, eq(account.id, session.accountId))
        .leftJoin(company, eq(company.id, account.companyId))
        .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
      if (!row) return undefined;
      const { lastSeenAt, suspendedAt, ownerId, ...actor } = row;
      const isOwner = ownerId === actor.accountId;
      return { actor: { ...actor, isOwner, isSuspended: suspendedAt !== null }, lastSeenAt };
    },

    async touchSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
      await db.update(session).set({ lastSeenAt, expiresAt }).where(eq(session.id, id));
    },

    async listSessions(accountId: string, now: Date): Promise<Session[]> {
      return db
        .select()
        .from(session)
        .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now)))
        .orderBy(desc(session.createdAt), desc(session.id));
    },

    /** True if the session was the account's own and existed. */
    async deleteSession(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(session)
        .where(and(eq(session.accountId, accountId), eq(session.id, id)))
        .returning({ id: session.id });
      return rows.length === 1;
    },

    /** Signs the account out everywhere. */
    async deleteSessionsOf(accountId: string): Promise<void> {
      await db.delete(session).where(eq(session.accountId, accountId));
    },

    /** @returns how many there were. */
    async deleteExpiredSessions(now: Date): Promise<number> {
      const rows = await db.delete(session).where(lt(session.expiresAt, now)).returning({ id: session.id });
      return rows.length;
    },
  };
}
