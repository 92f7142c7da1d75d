import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { company } from './schema/companies.ts';

/** Holds the company until the transaction ends: whoever adds something of which there may be so many queues here. */
export async function lockCompany(tx: Db, companyId: string): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}
