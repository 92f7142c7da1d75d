import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { job } from '../../db/schema/jobs.ts';
import { encodeManualJob } from './encode-manual.job.ts';

/** What is in the queue for the manuals of a company. */
export function createLearningRepository(db: Db) {
  return {
    /** Versions whose passages are getting the vectors of their own language. */
    async listInWork(companyId: string): Promise<string[]> {
      const rows = await db
        .select({ versionId: sql<string>`${job.payload} ->> 'versionId'` })
        .from(job)
        .where(
          and(
            eq(job.companyId, companyId),
            eq(job.kind, encodeManualJob.kind),
            ne(job.state, 'dead'),
            sql`${job.payload} ->> 'scope' = 'own'`,
          ),
        );
      return rows.map(({ versionId }) => versionId);
    },
  };
}
