import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { company } from './schema/companies.ts';

type HeldCompany = Pick<typeof company.$inferSelect, 'name' | 'ownerId' | 'trialEndsAt' | 'closedAt'>;

/**
 * Locks a company until the transaction ends, so that additions of things with a limit, and changes of its members, happen one
 * after another.
 * @returns the company as it is once it is locked; undefined if there is none
 */
export async function lockCompany(tx: Db, companyId: string): Promise<HeldCompany | undefined> {
  const [row] = await tx
    .select({
      name: company.name,
      ownerId: company.ownerId,
      trialEndsAt: company.trialEndsAt,
      closedAt: company.closedAt,
    })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update');
  return row;
}
