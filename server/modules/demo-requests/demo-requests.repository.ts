import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { DemoRequestFilter } from '../../../contracts/admin/demo-requests.ts';
import type { Db } from '../../db/connect.ts';
import {
  containing,
  isBehind,
  type ListInput,
  type ListPage,
  type NewestFirstCursor,
  offsetOf,
} from '../../db/list-page.ts';
import { demoRequest } from '../../db/schema/platform.ts';

export type DemoRequestRow = typeof demoRequest.$inferSelect;
export type DemoRequestChange = { [K in 'status' | 'note']?: DemoRequestRow[K] | undefined };

/** Demo requests of visitors; they belong to the installation. */
export function createDemoRequestsRepository(db: Db) {
  return {
    async insert(row: typeof demoRequest.$inferInsert): Promise<void> {
      await db.insert(demoRequest).values(row);
    },

    /** Newest first. */
    async list(input: ListInput & DemoRequestFilter): Promise<ListPage<DemoRequestRow>> {
      const rows = await db
        .select()
        .from(demoRequest)
        .where(matching(input))
        .orderBy(desc(demoRequest.createdAt), desc(demoRequest.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(demoRequest).where(matching(input));
      return { rows, total: total?.n ?? 0 };
    },

    /** At most `limit` requests behind `cursor` (null: from the newest), for reading all of them in portions. */
    listAfter: (
      filter: DemoRequestFilter,
      cursor: NewestFirstCursor | null,
      limit: number,
    ): Promise<DemoRequestRow[]> =>
      db
        .select()
        .from(demoRequest)
        .where(and(matching(filter), cursor === null ? undefined : isBehind(demoRequest, cursor)))
        .orderBy(desc(demoRequest.createdAt), desc(demoRequest.id))
        .limit(limit),

    /** It stays as it is until the transaction ends. */
    async lock(id: string): Promise<DemoRequestRow | undefined> {
      const [row] = await db.select().from(demoRequest).where(eq(demoRequest.id, id)).for('update');
      return row;
    },

    async update(id: string, state: Pick<DemoRequestRow, 'status' | 'note'>): Promise<void> {
      await db.update(demoRequest).set(state).where(eq(demoRequest.id, id));
    },
  };
}

function matching({ search, status }: DemoRequestFilter) {
  const pattern = containing(search);
  return and(
    status && eq(demoRequest.status, status),
    or(
      ilike(demoRequest.companyName, pattern),
      ilike(demoRequest.workEmail, pattern),
      ilike(demoRequest.firstName, pattern),
      ilike(demoRequest.lastName, pattern),
    ),
  );
}
