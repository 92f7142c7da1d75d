import { count, desc, ilike, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { demoRequest } from '../../db/schema/platform.ts';

export type DemoRequestRow = typeof demoRequest.$inferSelect;

/** Demo requests of visitors; they belong to the installation. */
export function createDemoRequestsRepository(db: Db) {
  return {
    async insert(row: typeof demoRequest.$inferInsert): Promise<void> {
      await db.insert(demoRequest).values(row);
    },

    async list(input: ListInput): Promise<ListPage<DemoRequestRow>> {
      const pattern = containing(input.search);
      const matches = or(
        ilike(demoRequest.companyName, pattern),
        ilike(demoRequest.workEmail, pattern),
        ilike(demoRequest.firstName, pattern),
        ilike(demoRequest.lastName, pattern),
      );
      const rows = await db
        .select()
        .from(demoRequest)
        .where(matches)
        .orderBy(desc(demoRequest.createdAt), desc(demoRequest.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(demoRequest).where(matches);
      return { rows, total: total?.n ?? 0 };
    },
  };
}
