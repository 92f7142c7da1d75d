import { and, count, eq, exists, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { DeletedThing } from '../../../contracts/company/deletions.ts';
import type { Db } from '../../db/connect.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { manual } from '../../db/schema/manuals.ts';
import { place } from '../../db/schema/places.ts';
import { errorImage, ofLiveProduct, product, videoLink } from '../../db/schema/products.ts';

const tables = { product, manual, image: errorImage, video: videoLink, place, chatbot };

/**
 * What people call it; of a video its host, for a link can open something, and of a chatbot its product, for the audit
 * trail names no customer.
 */
const nameColumns = {
  product: product.name,
  manual: manual.title,
  image: errorImage.title,
  video: sql<string>`split_part(${videoLink.link}, '/', 3)`,
  place: place.name,
  chatbot: sql<string>`(${new QueryBuilder().select({ name: product.name }).from(product).where(ofLiveProduct(chatbot))})`,
};

/** What was marked: its name and the product it is part of. */
export type MarkedThing = { productId: string; name: string };

const own = (companyId: string, { kind, id }: DeletedThing) =>
  and(eq(tables[kind].companyId, companyId), eq(tables[kind].id, id));

/** Marks of deletion on whatever can be deleted. */
export function createDeletionsRepository(db: Db) {
  return { ...queryMarks(db), ...queryAdditions(db) };
}

/** The marks. */
function queryMarks(db: Db) {
  /** A part goes and comes back only while its product is there. */
  function whileProductIsLive(kind: DeletedThing['kind']): SQL | undefined {
    if (kind === 'product') return undefined;
    return exists(db.select({ id: product.id }).from(product).where(ofLiveProduct(tables[kind])));
  }

  const productIdOf = (kind: DeletedThing['kind']) =>
    kind === 'product' ? product.id : tables[kind].productId;

  async function setMark(
    companyId: string,
    thing: DeletedThing,
    deletedAt: Date | null,
    state: SQL,
  ): Promise<MarkedThing | undefined> {
    const [row] = await db
      .update(tables[thing.kind])
      .set({ deletedAt })
      .where(and(own(companyId, thing), state, whileProductIsLive(thing.kind)))
      .returning({ productId: productIdOf(thing.kind), name: nameColumns[thing.kind] });
    return row;
  }

  return {
    /** Undefined if there is no such thing, or no more. */
    mark: (companyId: string, thing: DeletedThing, deletedAt: Date): Promise<MarkedThing | undefined> =>
      setMark(companyId, thing, deletedAt, isLive(tables[thing.kind])),

    /** Undefined if it is not deleted, or for good. */
    unmark: (companyId: string, thing: DeletedThing): Promise<MarkedThing | undefined> =>
      setMark(companyId, thing, null, isNotNull(tables[thing.kind].deletedAt)),

    /** When it was deleted, and it stays so until the transaction ends; undefined if it is not deleted. */
    async lockDeleted(companyId: string, thing: DeletedThing): Promise<{ deletedAt: Date } | undefined> {
      const { deletedAt } = tables[thing.kind];
      const [row] = await db
        .select({ deletedAt })
        .from(tables[thing.kind])
        .where(own(companyId, thing))
        .for('update');
      return row?.deletedAt ? { deletedAt: row.deletedAt } : undefined;
    },
  };
}

/** What decides whether something fits again. */
function queryAdditions(db: Db) {
  return {
    /** Manuals that come back with a deleted product. */
    async countManuals(companyId: string, productId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(manual)
        .where(and(eq(manual.companyId, companyId), eq(manual.productId, productId), isLive(manual)));
      return row?.total ?? 0;
    },

    /** Whether the company has added a product or a manual after a moment. */
    async hasAddedSince(companyId: string, moment: Date): Promise<boolean> {
      const added = await db
        .select({ id: manual.id })
        .from(manual)
        .where(and(eq(manual.companyId, companyId), gt(manual.createdAt, moment)))
        .limit(1);
      return added.length > 0;
    },
  };
}
