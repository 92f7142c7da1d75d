import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { product } from '../../db/schema/products.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'showcase';
const target = z.object({ companyId: id, productId: id, openingQuestion: z.string() });

/** The product that visitors may ask, and the question that is asked for them. */
export type ShowcaseTarget = z.output<typeof target>;

/** Remembers which product the landing page shows. */
export function createShowcaseRepository(db: Db) {
  const settings = createSettings(db);
  return {
    async find(): Promise<ShowcaseTarget | null> {
      const value = await settings.find(KEY);
      return value === null ? null : target.parse(JSON.parse(value));
    },

    /** The product's name; undefined once it is deleted, and while its company is suspended. */
    async findProductName({ companyId, productId }: ShowcaseTarget): Promise<string | undefined> {
      const [row] = await db
        .select({ name: product.name })
        .from(product)
        .innerJoin(company, eq(company.id, product.companyId))
        .where(
          and(
            eq(product.companyId, companyId),
            eq(product.id, productId),
            isLive(product),
            isNull(company.suspendedAt),
          ),
        );
      return row?.name;
    },

    save: (chosen: ShowcaseTarget): Promise<void> => settings.set(KEY, JSON.stringify(chosen)),
  };
}
