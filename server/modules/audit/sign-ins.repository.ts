import { and, asc, count, desc, eq, gt, ilike, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { signIn } from '../../db/schema/teams.ts';

export type SignInRow = typeof signIn.$inferSelect;

/** Who of a company signed in. */
export function createSignInsRepository(db: Db) {
  return {
    async insert(row: SignInRow): Promise<void> {
      await db.insert(signIn).values(row);
    },

    /** Newest first, found by the person. */
    async list(companyId: string, since: Date, input: ListInput): Promise<ListPage<SignInRow>> {
      const pattern = containing(input.search);
      const matches = and(
        eq(signIn.companyId, companyId),
        gt(signIn.at, since),
        or(ilike(signIn.name, pattern), ilike(signIn.email, pattern)),
      );
      const rows = await db
        .select()
        .from(signIn)
        .where(matches)
        .orderBy(desc(signIn.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(signIn).where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    /** At most `limit` behind the one with the id `after`, oldest first. */
    listAfter: (companyId: string, since: Date, after: string | null, limit: number): Promise<SignInRow[]> =>
      db
        .select()
        .from(signIn)
        .where(
          and(
            eq(signIn.companyId, companyId),
            gt(signIn.at, since),
            after === null ? undefined : gt(signIn.id, after),
          ),
        )
        .orderBy(asc(signIn.id))
        .limit(limit),

    /** @returns how many there were. */
    async deleteBefore(time: Date): Promise<number> {
      const rows = await db.delete(signIn).where(lt(signIn.at, time)).returning({ id: signIn.id });
      return rows.length;
    },
  };
}
