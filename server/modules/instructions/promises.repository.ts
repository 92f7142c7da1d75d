import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { account } from '../../db/schema/accounts.ts';
import { company } from '../../db/schema/companies.ts';
import { instructionPage, isPromised } from '../../db/schema/instructions.ts';
import { product } from '../../db/schema/products.ts';
import type { PageRow } from './instructions.repository.ts';

/** A promised page with whose and what it is. */
export type PromiseRow = PageRow & { companyName: string; productName: string; askedByName: string };

const ofProduct = and(
  eq(product.companyId, instructionPage.companyId),
  eq(product.id, instructionPage.productId),
);

/** Promised pages of all companies, for administrators. */
export function createPromisesRepository(db: Db) {
  const matching = ({ search }: ListInput, today: string) => {
    const pattern = containing(search);
    return and(
      isPromised(today),
      or(ilike(company.name, pattern), ilike(product.name, pattern), ilike(instructionPage.model, pattern)),
    );
  };

  return {
    /** Those first that are to be taken down, then the newest. */
    async list(input: ListInput, today: string): Promise<ListPage<PromiseRow>> {
      const from = () =>
        db
          .select({
            page: instructionPage,
            companyName: company.name,
            productName: product.name,
            askedByName: sql<string>`coalesce(${account.name}, '')`,
          })
          .from(instructionPage)
          .innerJoin(company, eq(company.id, instructionPage.companyId))
          .innerJoin(product, ofProduct)
          .leftJoin(account, eq(account.id, instructionPage.releaseAskedBy));
      const rows = await from()
        .where(matching(input, today))
        .orderBy(
          sql`${instructionPage.releaseAskedAt} asc nulls last`,
          desc(instructionPage.publishedAt),
          asc(instructionPage.id),
        )
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db
        .select({ n: count() })
        .from(instructionPage)
        .innerJoin(company, eq(company.id, instructionPage.companyId))
        .innerJoin(product, ofProduct)
        .where(matching(input, today));
      return {
        rows: rows.map(({ page, ...names }) => ({ ...page, ...names })),
        total: total?.n ?? 0,
      };
    },

    /** A promised page, which stays as it is until the transaction ends. */
    async lock(companyId: string, id: string, today: string): Promise<PageRow | undefined> {
      const [row] = await db
        .select()
        .from(instructionPage)
        .where(and(eq(instructionPage.companyId, companyId), eq(instructionPage.id, id), isPromised(today)))
        .for('update');
      return row;
    },

    async update(companyId: string, id: string, values: Partial<PageRow>): Promise<void> {
      await db
        .update(instructionPage)
        .set(values)
        .where(and(eq(instructionPage.companyId, companyId), eq(instructionPage.id, id)));
    },
  };
}
