import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { countIf } from '../../db/count-if.ts';
import { job } from '../../db/schema/jobs.ts';

/** What the rows of the database say about the health of the installation. */
export function createStatusRepository(db: Db) {
  return {
    /** Counts jobs of `kinds` that were due before `dueBefore` and are not taken, or whose worker has been lost since. */
    async countLate(kinds: readonly string[], dueBefore: Date): Promise<number> {
      const isWaiting = and(eq(job.state, 'ready'), lt(job.runAt, dueBefore));
      const isLost = and(eq(job.state, 'running'), lt(job.lockedUntil, dueBefore));
      const [row] = await db
        .select({ late: countIf(or(isWaiting, isLost)) })
        .from(job)
        .where(inArray(job.kind, [...kinds]));
      return row?.late ?? 0;
    },
  };
}
