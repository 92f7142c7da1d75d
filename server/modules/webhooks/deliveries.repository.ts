import { and, count, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../contracts/company/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import { type ListPage, offsetOf } from '../../db/list-page.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';
import { product } from '../../db/schema/products.ts';
import type { DeliveryRow, EndpointRow } from './webhooks.repository.ts';

/** A delivery without the words that were sent. */
export type LogRow = Omit<DeliveryRow, 'body'>;
export type NewDelivery = typeof webhookDelivery.$inferInsert;
/** What names a delivery, in a job too. */
export type DeliveryKey = { companyId: string; deliveryId: string };
/** What an attempt changes. */
export type DeliveryChange = Partial<
  Pick<DeliveryRow, 'status' | 'attempts' | 'responseStatus' | 'tookMs' | 'error' | 'nextAttemptAt'>
>;

const { body: _body, ...logColumns } = getTableColumns(webhookDelivery);

const isDelivery = (companyId: string, id: string) =>
  and(eq(webhookDelivery.companyId, companyId), eq(webhookDelivery.id, id));
const isOfEndpoint = (companyId: string, endpointId: string) =>
  and(eq(webhookDelivery.companyId, companyId), eq(webhookDelivery.endpointId, endpointId));

/** What the addresses of one company were told. */
export function createDeliveriesRepository(db: Db) {
  return { ...queryLists(db), ...queryQueue(db), ...queryOutcomes(db) };
}

/** Deliveries that were made. */
function queryLists(db: Db) {
  return {
    async insertDeliveries(rows: NewDelivery[]): Promise<void> {
      if (rows.length > 0) await db.insert(webhookDelivery).values(rows);
    },

    /** Newest first. */
    async listDeliveries(
      companyId: string,
      endpointId: string,
      input: { page: number; limit: number },
    ): Promise<ListPage<LogRow>> {
      const rows = await db
        .select(logColumns)
        .from(webhookDelivery)
        .where(isOfEndpoint(companyId, endpointId))
        .orderBy(desc(webhookDelivery.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db
        .select({ n: count() })
        .from(webhookDelivery)
        .where(isOfEndpoint(companyId, endpointId));
      return { rows, total: total?.n ?? 0 };
    },

    /** What was told of messages by one event: once for each delivery that is kept. */
    listTold: (
      companyId: string,
      event: WebhookEvent,
      messageIds: readonly string[],
    ): Promise<{ endpointId: string; messageId: string | null }[]> =>
      db
        .select({ endpointId: webhookDelivery.endpointId, messageId: webhookDelivery.messageId })
        .from(webhookDelivery)
        .where(
          and(
            eq(webhookDelivery.companyId, companyId),
            inArray(webhookDelivery.messageId, [...messageIds]),
            eq(webhookDelivery.event, event),
          ),
        ),
  };
}

/** The delivery that is due. */
function queryQueue(db: Db) {
  return {
    /** A delivery with the address it goes to, and when the chatbot it tells of was deleted, itself or with its product. */
    async findDelivery(
      companyId: string,
      id: string,
    ): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow; deletedAt: Date | null } | undefined> {
      const [row] = await db
        .select({
          delivery: webhookDelivery,
          endpoint: webhookEndpoint,
          chatbotDeletedAt: chatbot.deletedAt,
          productDeletedAt: product.deletedAt,
        })
        .from(webhookDelivery)
        .innerJoin(
          webhookEndpoint,
          and(
            eq(webhookEndpoint.companyId, webhookDelivery.companyId),
            eq(webhookEndpoint.id, webhookDelivery.endpointId),
          ),
        )
        .leftJoin(
          chatbot,
          and(eq(chatbot.companyId, webhookDelivery.companyId), eq(chatbot.id, webhookDelivery.chatbotId)),
        )
        .leftJoin(product, and(eq(product.companyId, chatbot.companyId), eq(product.id, chatbot.productId)))
        .where(isDelivery(companyId, id));
      if (!row) return undefined;
      const { chatbotDeletedAt, productDeletedAt, ...found } = row;
      return { ...found, deletedAt: chatbotDeletedAt ?? productDeletedAt };
    },
  };
}

/** What became of a delivery. */
function queryOutcomes(db: Db) {
  return {
    /** One that is on its way; false when it is gone or has ended. */
    async changeQueued(companyId: string, id: string, change: DeliveryChange): Promise<boolean> {
      const rows = await db
        .update(webhookDelivery)
        .set(change)
        .where(and(isDelivery(companyId, id), eq(webhookDelivery.status, 'queued')))
        .returning({ id: webhookDelivery.id });
      return rows.length === 1;
    },

    /** One that has ended; undefined when it is gone or on its way. */
    async changeEnded(companyId: string, id: string, change: DeliveryChange): Promise<LogRow | undefined> {
      const [row] = await db
        .update(webhookDelivery)
        .set(change)
        .where(and(isDelivery(companyId, id), ne(webhookDelivery.status, 'queued')))
        .returning(logColumns);
      return row;
    },

    /** Those of the deliveries that failed. */
    async changeFailed(deliveries: readonly DeliveryKey[], change: DeliveryChange): Promise<void> {
      const companyIds = sql.param(deliveries.map(({ companyId }) => companyId));
      const ids = sql.param(deliveries.map(({ deliveryId }) => deliveryId));
      await db
        .update(webhookDelivery)
        .set(change)
        .where(
          and(
            sql`(${webhookDelivery.companyId}, ${webhookDelivery.id}) in (select * from unnest(${companyIds}::uuid[], ${ids}::uuid[]))`,
            eq(webhookDelivery.status, 'failed'),
          ),
        );
    },

    /** Of all companies. @returns how many there were */
    async deleteOlderThan(moment: Date): Promise<number> {
      const rows = await db
        .delete(webhookDelivery)
        .where(lt(webhookDelivery.createdAt, moment))
        .returning({ id: webhookDelivery.id });
      return rows.length;
    },
  };
}
