import { and, asc, count, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { instructionPage } from '../../db/schema/instructions.ts';
import { place } from '../../db/schema/places.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

export type PlaceRow = typeof place.$inferSelect;
export type PlaceColumns = Pick<PlaceRow, 'name' | 'manualId' | 'heading' | 'path' | 'variant'>;

export type PlacesRepository = ReturnType<typeof createPlacesRepository>;

/** Places of one company's products. */
export function createPlacesRepository(db: Db) {
  return { ...queryPlaces(db), ...changePlaces(db) };
}

function queryPlaces(db: Db) {
  return {
    /** Oldest first. */
    list: (companyId: string, productId: string): Promise<PlaceRow[]> =>
      db
        .select()
        .from(place)
        .where(and(eq(place.companyId, companyId), eq(place.productId, productId), isLive(place)))
        .orderBy(asc(place.createdAt), asc(place.id)),

    /** Undefined for a code that the product has not, or no more. */
    async findByCode(companyId: string, productId: string, code: string): Promise<PlaceRow | undefined> {
      const [row] = await db
        .select()
        .from(place)
        .where(
          and(
            eq(place.companyId, companyId),
            eq(place.productId, productId),
            eq(place.code, code),
            isLive(place),
          ),
        );
      return row;
    },

    /** How many questions were asked at each place, by its id; not those with which the company itself tried it. */
    async countQuestions(companyId: string, productId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ placeId: message.placeId, asked: count() })
        .from(message)
        .innerJoin(
          chatbot,
          and(eq(chatbot.companyId, message.companyId), eq(chatbot.id, message.chatbotId), isLive(chatbot)),
        )
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.productId, productId),
            isNotNull(message.placeId),
            eq(message.isTrial, false),
          ),
        )
        .groupBy(message.placeId);
      return new Map(rows.map(({ placeId, asked }) => [placeId ?? '', asked]));
    },

    /** Which serial numbers the models of a product have, as its instructions pages say. */
    listModelRanges: (companyId: string, productId: string) =>
      db
        .select({
          model: instructionPage.model,
          serialFrom: instructionPage.serialFrom,
          serialTo: instructionPage.serialTo,
        })
        .from(instructionPage)
        .where(
          and(
            eq(instructionPage.companyId, companyId),
            eq(instructionPage.productId, productId),
            sql`(${instructionPage.serialFrom} <> '' or ${instructionPage.serialTo} <> '')`,
          ),
        )
        .orderBy(asc(instructionPage.id)),
  };
}

function changePlaces(db: Db) {
  return {
    /** Nobody deletes the product, or adds to it, until the transaction ends. False where there is none. */
    async lockProduct(companyId: string, productId: string): Promise<boolean> {
      const rows = await db
        .select({ id: product.id })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)))
        .for('update');
      return rows.length > 0;
    },

    async insert(values: typeof place.$inferInsert): Promise<PlaceRow> {
      const [row] = await db.insert(place).values(values).returning();
      if (row === undefined) throw new Error('A place was not kept.');
      return row;
    },

    /** As it is afterwards; undefined if there is no such place, or no more. */
    async update(companyId: string, id: string, values: PlaceColumns): Promise<PlaceRow | undefined> {
      const [row] = await db
        .update(place)
        .set(values)
        .where(
          and(
            eq(place.companyId, companyId),
            eq(place.id, id),
            isLive(place),
            exists(db.select({ id: product.id }).from(product).where(ofLiveProduct(place))),
          ),
        )
        .returning();
      return row;
    },

    async delete(companyId: string, id: string): Promise<void> {
      await db.delete(place).where(and(eq(place.companyId, companyId), eq(place.id, id)));
    },
  };
}
