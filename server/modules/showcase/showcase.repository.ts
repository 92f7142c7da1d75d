import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { product } from '../../db/schema/products.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'showcase';
const target = z.object({ companyId: id, productId: id, openingQuestion: z.string() });

/** The product that visitors may ask, and the question that is asked for them. */
export type ShowcaseTarget = z.output<typeof target>;

/** Remembers which product the landing page shows. */
export function createShowcaseRepository(db: Db) {
  const settings = createSettings(db);

  async function find(): Promise<ShowcaseTarget | null> {
    const value = await settings.find(KEY);
    return value === null ? null : target.parse(JSON.parse(value));
  }

  return {
    find,

    /** The product's name; undefined once it is deleted, and while its company is suspended or closed. */
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
            isOpenCompany,
          ),
        );
      return row?.name;
    },

    /** Forgets the choice if it is of this company. */
    async forget(companyId: string): Promise<void> {
      if ((await find())?.companyId === companyId) await settings.set(KEY, null);
    },

    save: (chosen: ShowcaseTarget): Promise<void> => settings.set(KEY, JSON.stringify(chosen)),
  };
}
