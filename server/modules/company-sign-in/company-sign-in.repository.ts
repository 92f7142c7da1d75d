import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account, session } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { companySignIn, providerPerson } from '../../db/schema/teams.ts';

export type CompanySignInRow = typeof companySignIn.$inferSelect;
export type CompanySignInRepository = ReturnType<typeof createCompanySignInRepository>;
export type Member = Pick<typeof account.$inferSelect, 'id' | 'name' | 'email' | 'role' | 'companyId'>;

const { id, name, email, role, companyId: ofCompany } = account;
const member = { id, name, email, role, companyId: ofCompany };

/** How companies' people sign in at providers of their own. */
export function createCompanySignInRepository(db: Db) {
  return { ...queryProviders(db), ...queryKnownPeople(db) };
}

/** The provider of a company. */
function queryProviders(db: Db) {
  return {
    async find(companyId: string): Promise<CompanySignInRow | undefined> {
      const [row] = await db.select().from(companySignIn).where(eq(companySignIn.companyId, companyId));
      return row;
    },

    /** With the company's name; a closed company has none. */
    async findOpen(companyId: string): Promise<(CompanySignInRow & { companyName: string }) | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(companySignIn), companyName: company.name })
        .from(companySignIn)
        .innerJoin(company, eq(company.id, companySignIn.companyId))
        .where(and(eq(companySignIn.companyId, companyId), isOpenCompany));
      return row;
    },

    /** In the place of the one before, whose people are forgotten: another provider may call others by the same subjects. */
    async set(row: Omit<CompanySignInRow, 'setAt'>, setAt: Date): Promise<void> {
      const { companyId, ...change } = { ...row, setAt };
      await db.delete(providerPerson).where(eq(providerPerson.companyId, companyId));
      await db
        .insert(companySignIn)
        .values({ companyId, ...change })
        .onConflictDoUpdate({ target: companySignIn.companyId, set: change });
    },

    /** @returns what there was */
    async remove(companyId: string): Promise<CompanySignInRow | undefined> {
      await db.delete(providerPerson).where(eq(providerPerson.companyId, companyId));
      const [row] = await db.delete(companySignIn).where(eq(companySignIn.companyId, companyId)).returning();
      return row;
    },
  };
}

/** People whom it vouches for. */
function queryKnownPeople(db: Db) {
  return {
    /** The company's own account that this subject has signed in to before, held until the transaction ends. */
    async lockKnown(companyId: string, subject: string): Promise<Member | undefined> {
      const [row] = await db
        .select(member)
        .from(account)
        .innerJoin(
          providerPerson,
          and(eq(providerPerson.companyId, account.companyId), eq(providerPerson.accountId, account.id)),
        )
        .where(and(eq(account.companyId, companyId), eq(providerPerson.subject, subject)))
        .for('update');
      return row;
    },

    /** The company's own account with this address, held until the transaction ends; nobody else's. */
    async lockMember(companyId: string, address: string): Promise<Member | undefined> {
      const [row] = await db
        .select(member)
        .from(account)
        .where(and(eq(account.companyId, companyId), eq(account.email, address)))
        .for('update');
      return row;
    },

    /** From now the subject signs in to this account. @returns false if another subject does */
    async know(companyId: string, subject: string, accountId: string, at: Date): Promise<boolean> {
      // Whom the subject signed in to before has left the company, or it would have been found.
      const { companyId: company, subject: called } = providerPerson;
      await db.delete(providerPerson).where(and(eq(company, companyId), eq(called, subject)));
      const kept = await db
        .insert(providerPerson)
        .values({ companyId, subject, accountId, at })
        .onConflictDoNothing()
        .returning({ accountId: providerPerson.accountId });
      return kept.length > 0;
    },

    /** Signs everybody of the company out but this account. */
    async endSessionsOfOthers(companyId: string, accountId: string): Promise<void> {
      const others = db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.companyId, companyId), ne(account.id, accountId)));
      await db.delete(session).where(inArray(session.accountId, others));
    },
  };
}
