import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { company } from './schema/companies.ts';

type HeldCompany = Pick<typeof company.$inferSelect, 'name' | 'ownerId' | 'trialEndsAt'>;

/**
 * Holds the company until the transaction ends: whoever adds something of which there may be so many, or changes who
 * belongs to it, queues here.
 * @returns the company as it is once it is held; undefined if there is none
 */
export async function lockCompany(tx: Db, companyId: string): Promise<HeldCompany | undefined> {
  const [row] = await tx
    .select({ name: company.name, ownerId: company.ownerId, trialEndsAt: company.trialEndsAt })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update');
  return row;
}
