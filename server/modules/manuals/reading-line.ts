import type { Db } from '../../db/connect.ts';
import { jobsRepository } from '../../jobs/jobs.repository.ts';
import { READING_JOBS } from './read-manual.job.ts';

/** How many jobs of each company wait, those of the installation under null. */
type Waiting = { companyId: string | null; count: number };

/**
 * How many readings come before each version of a company that waits for its turn, by id of the version. Nothing else is
 * told of who they are.
 */
export async function findPlaces(db: Db, companyId: string): Promise<Map<string, number>> {
  const jobs = jobsRepository(db);
  const places = new Map<string, number>();
  for (const { kind, payload } of READING_JOBS) {
    const own = await jobs.listDuePayloads(kind, companyId);
    if (own.length === 0) continue;
    const waiting = await jobs.countDue(kind);
    for (const [index, row] of own.entries()) {
      const parsed = payload.safeParse(row);
      if (parsed.success) places.set(parsed.data.versionId, countAhead(waiting, companyId, index));
    }
  }
  return places;
}

/** Companies take turns: of each other one, at most as many come before as of one's own. */
export const countAhead = (waiting: readonly Waiting[], companyId: string, ownBefore: number): number =>
  waiting
    .filter((other) => other.companyId !== companyId)
    .reduce((ahead, { count }) => ahead + Math.min(count, ownBefore + 1), ownBefore);
