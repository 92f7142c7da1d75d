import { and, count, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Overview } from '../../../contracts/admin/overview.ts';
import { isActive, isClient, isSuspended, isWaiting } from '../../db/client-states.ts';
import type { Db } from '../../db/connect.ts';
import { countIf } from '../../db/count-if.ts';
import { account } from '../../db/schema/accounts.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { job } from '../../db/schema/jobs.ts';
import { isNewestVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { mail } from '../../db/schema/platform.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { sumOf } from '../../db/sum-of.ts';

/** Counts over all companies, for the administrator. Nothing deleted counts. */
export function createOverviewRepository(db: Db) {
  return { ...queryHoldings(db), ...queryMachinery(db) };
}

/** What companies have. */
function queryHoldings(db: Db) {
  return {
    async countCompanies(): Promise<Overview['companies']> {
      const [row] = await db
        .select({
          active: countIf(isActive),
          waiting: countIf(isWaiting),
          suspended: countIf(isSuspended),
        })
        .from(account)
        .leftJoin(company, eq(company.id, account.companyId))
        .where(isClient);
      return row ?? { active: 0, waiting: 0, suspended: 0 };
    },

    async countProducts(): Promise<number> {
      const [row] = await db.select({ n: count() }).from(product).where(isLive(product));
      return row?.n ?? 0;
    },

    /** By the newest version of each; an older one may be answering meanwhile. */
    async countManuals(): Promise<Overview['manuals']> {
      const [row] = await db
        .select({
          total: sql<number>`count(*)::int`,
          inWork: countIf(inArray(manualVersion.status, ['queued', 'processing'])),
          failed: countIf(eq(manualVersion.status, 'failed')),
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(and(isLive(manual), isNewestVersion));
      return row ?? { total: 0, inWork: 0, failed: 0 };
    },

    /** Questions asked since day `from`, `YYYY-MM-DD` in UTC. */
    async countQuestions(from: string): Promise<number> {
      const [row] = await db
        .select({ n: sumOf(dailyQuestions.asked) })
        .from(dailyQuestions)
        .where(gte(dailyQuestions.day, from));
      return row?.n ?? 0;
    },
  };
}

/** How the installation works. */
function queryMachinery(db: Db) {
  return {
    listJobQueues: (): Promise<Overview['jobs']> =>
      db
        .select({
          kind: job.kind,
          waiting: countIf(eq(job.state, 'ready')),
          running: countIf(eq(job.state, 'running')),
          dead: countIf(eq(job.state, 'dead')),
          lastError: sql<
            string | null
          >`(array_agg(${job.lastError} order by ${job.runAt} desc) filter (where ${and(eq(job.state, 'dead'), isNotNull(job.lastError))}))[1]`,
        })
        .from(job)
        .groupBy(job.kind)
        .orderBy(job.kind),

    async countMails(): Promise<Overview['mails']> {
      const [row] = await db
        .select({
          queued: countIf(eq(mail.state, 'queued')),
          failed: countIf(eq(mail.state, 'failed')),
          outbox: countIf(eq(mail.state, 'outbox')),
        })
        .from(mail)
        .where(ne(mail.state, 'sent'));
      return row ?? { queued: 0, failed: 0, outbox: 0 };
    },

    /** Bytes that the database takes, by its own account. */
    async databaseBytes(): Promise<number> {
      const { rows } = await db.execute<{ bytes: string }>(
        sql`select pg_database_size(current_database()) as bytes`,
      );
      return Number(rows[0]?.bytes ?? 0);
    },
  };
}
