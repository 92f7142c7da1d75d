import { and, asc, count, desc, eq, getTableColumns, gt, ilike, or, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { auditEntry } from '../../db/schema/audit.ts';
import { closedCompany, company } from '../../db/schema/companies.ts';
import type { AuditRow } from './entry-hash.ts';

export type AuditListInput = ListInput & { action?: AuditAction | undefined; companyId?: string | undefined };
export type ListedEntry = { entry: AuditRow; companyName: string | null };

/** Any number that no other advisory lock has. */
const LOCK_KEY = 7_142_501;

/** The audit trail: entries are added and read, never changed. */
export function createAuditRepository(db: Db) {
  return {
    /** Until the transaction ends nobody else adds an entry. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    },

    async findLast(): Promise<Pick<AuditRow, 'seq' | 'hash'> | undefined> {
      const { seq, hash } = auditEntry;
      const [row] = await db.select({ seq, hash }).from(auditEntry).orderBy(desc(seq)).limit(1);
      return row;
    },

    async insert(row: AuditRow): Promise<void> {
      await db.insert(auditEntry).values(row);
    },

    /** At most `limit` entries behind the one with the number `seq`, oldest first. */
    listAfter: (seq: number, limit: number): Promise<AuditRow[]> =>
      db.select().from(auditEntry).where(gt(auditEntry.seq, seq)).orderBy(asc(auditEntry.seq)).limit(limit),

    /** Newest first; found by who did it or what it was done to. */
    async list(input: AuditListInput): Promise<ListPage<ListedEntry>> {
      const pattern = containing(input.search);
      const matches = and(
        or(
          ilike(auditEntry.subjectName, pattern),
          ilike(auditEntry.actorName, pattern),
          ilike(auditEntry.actorEmail, pattern),
        ),
        input.action === undefined ? undefined : eq(auditEntry.action, input.action),
        input.companyId === undefined ? undefined : eq(auditEntry.companyId, input.companyId),
      );
      const rows = await db
        .select({
          entry: getTableColumns(auditEntry),
          companyName: sql<string | null>`coalesce(${company.name}, ${closedCompany.name})`,
        })
        .from(auditEntry)
        .leftJoin(company, eq(company.id, auditEntry.companyId))
        // What an erased company was called, its receipt says.
        .leftJoin(closedCompany, eq(closedCompany.id, auditEntry.companyId))
        .where(matches)
        .orderBy(desc(auditEntry.seq))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(auditEntry).where(matches);
      return { rows, total: total?.n ?? 0 };
    },
  };
}
