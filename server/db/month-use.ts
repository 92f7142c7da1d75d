import { and, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { companyUsage } from './schema/companies.ts';

/** What a company has used of a month. */
export type MonthUse = { queries: number; tokens: number };

/** @param month its first day, `YYYY-MM-DD` */
export async function findMonthUse(db: Db, companyId: string, month: string): Promise<MonthUse> {
  const { queriesUsed: queries, tokensUsed: tokens } = companyUsage;
  const [row] = await db
    .select({ queries, tokens })
    .from(companyUsage)
    .where(and(eq(companyUsage.companyId, companyId), eq(companyUsage.month, month)));
  return row ?? { queries: 0, tokens: 0 };
}
