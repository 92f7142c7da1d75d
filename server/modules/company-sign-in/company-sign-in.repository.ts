import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { companySignIn } from '../../db/schema/teams.ts';

export type CompanySignInRow = typeof companySignIn.$inferSelect;
export type Member = Pick<typeof account.$inferSelect, 'id' | 'name' | 'email' | 'role' | 'companyId'>;

/** How companies' people sign in at providers of their own. */
export function createCompanySignInRepository(db: Db) {
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

    /** In the place of the one before. */
    async set(row: Omit<CompanySignInRow, 'setAt'>, setAt: Date): Promise<void> {
      const { companyId, ...change } = { ...row, setAt };
      await db
        .insert(companySignIn)
        .values({ companyId, ...change })
        .onConflictDoUpdate({ target: companySignIn.companyId, set: change });
    },

    /** @returns what there was */
    async remove(companyId: string): Promise<CompanySignInRow | undefined> {
      const [row] = await db.delete(companySignIn).where(eq(companySignIn.companyId, companyId)).returning();
      return row;
    },

    /** The company's own account with this address, held until the transaction ends; nobody else's. */
    async lockMember(companyId: string, email: string): Promise<Member | undefined> {
      const { id, name, role } = account;
      const [row] = await db
        .select({ id, name, email: account.email, role, companyId: account.companyId })
        .from(account)
        .where(and(eq(account.companyId, companyId), eq(account.email, email)))
        .for('update');
      return row;
    },
  };
}
