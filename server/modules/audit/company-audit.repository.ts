import { and, asc, count, desc, eq, getTableColumns, gt, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { account } from '../../db/schema/accounts.ts';
import { auditEntry } from '../../db/schema/audit.ts';
import type { AuditRow } from './entry-hash.ts';

/** An entry, and whether who did it is of the company now. */
export type CompanyEntry = { entry: AuditRow; isColleague: boolean };

/** The part of the audit trail that concerns one company. */
export function createCompanyAuditRepository(db: Db) {
  const select = (companyId: string) =>
    db
      .select({
        entry: getTableColumns(auditEntry),
        isColleague: sql<boolean>`coalesce(${account.companyId} = ${companyId}, false)`,
      })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.actorId));
  const ofCompany = (companyId: string) => eq(auditEntry.companyId, companyId);

  return {
    /** Newest first; found by who did it or what it was done to. */
    async list(companyId: string, input: ListInput): Promise<ListPage<CompanyEntry>> {
      const pattern = containing(input.search);
      const matches = and(
        ofCompany(companyId),
        or(ilike(auditEntry.subjectName, pattern), ilike(auditEntry.actorName, pattern)),
      );
      const rows = await select(companyId)
        .where(matches)
        .orderBy(desc(auditEntry.seq))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(auditEntry).where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    /** At most `limit` behind the one with the number `seq`, oldest first. */
    listAfter: (companyId: string, seq: number, limit: number): Promise<CompanyEntry[]> =>
      select(companyId)
        .where(and(ofCompany(companyId), gt(auditEntry.seq, seq)))
        .orderBy(asc(auditEntry.seq))
        .limit(limit),
  };
}
