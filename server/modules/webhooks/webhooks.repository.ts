import { and, asc, count, desc, eq, getTableColumns, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../contracts/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import { type ListPage, offsetOf } from '../../db/list-page.ts';
import { webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
/** The newest delivery of an endpoint, as far as lists show it. */
export type LastDelivery = Pick<DeliveryRow, 'status' | 'createdAt'>;
export type ListedEndpoint = { endpoint: EndpointRow; last: LastDelivery | null };
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
/** A delivery without the words that were sent. */
export type LogRow = Omit<DeliveryRow, 'body'>;
export type NewDelivery = typeof webhookDelivery.$inferInsert;
/** What names a delivery, in a job too. */
export type DeliveryKey = { companyId: string; deliveryId: string };
type EndpointChange = Partial<Pick<EndpointRow, 'url' | 'events' | 'secret' | 'isEnabled'>>;
type DeliveryChange = Partial<
  Pick<DeliveryRow, 'status' | 'attempts' | 'responseStatus' | 'tookMs' | 'error' | 'nextAttemptAt'>
>;

const { body: _body, ...logColumns } = getTableColumns(webhookDelivery);

/** Addresses that one company has told, and what they were told. */
export function createWebhooksRepository(db: Db) {
  const isEndpoint = (companyId: string, id: string) =>
    and(eq(webhookEndpoint.companyId, companyId), eq(webhookEndpoint.id, id));
  const isDelivery = (companyId: string, id: string) =>
    and(eq(webhookDelivery.companyId, companyId), eq(webhookDelivery.id, id));
  const isOfEndpoint = (companyId: string, endpointId: string) =>
    and(eq(webhookDelivery.companyId, companyId), eq(webhookDelivery.endpointId, endpointId));

  /** Endpoints with their newest delivery, oldest first. */
  function selectListed(where: SQL | undefined): Promise<ListedEndpoint[]> {
    const newest = db
      .select({ status: webhookDelivery.status, createdAt: webhookDelivery.createdAt })
      .from(webhookDelivery)
      .where(
        and(
          eq(webhookDelivery.companyId, webhookEndpoint.companyId),
          eq(webhookDelivery.endpointId, webhookEndpoint.id),
        ),
      )
      .orderBy(desc(webhookDelivery.id))
      .limit(1)
      .as('newest');
    return db
      .select({
        endpoint: getTableColumns(webhookEndpoint),
        last: { status: newest.status, createdAt: newest.createdAt },
      })
      .from(webhookEndpoint)
      .leftJoinLateral(newest, sql`true`)
      .where(where)
      .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id));
  }

  return {
    /** Oldest first. */
    listEndpoints: (companyId: string): Promise<ListedEndpoint[]> =>
      selectListed(eq(webhookEndpoint.companyId, companyId)),

    async findListed(companyId: string, id: string): Promise<ListedEndpoint | undefined> {
      const [row] = await selectListed(isEndpoint(companyId, id));
      return row;
    },

    async countEndpoints(companyId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(webhookEndpoint)
        .where(eq(webhookEndpoint.companyId, companyId));
      return row?.n ?? 0;
    },

    /** Ids of those that are to be told, held so that none is deleted before the transaction ends. */
    async listInterested(companyId: string, event: WebhookEvent): Promise<string[]> {
      const rows = await db
        .select({ id: webhookEndpoint.id, events: webhookEndpoint.events })
        .from(webhookEndpoint)
        .where(and(eq(webhookEndpoint.companyId, companyId), eq(webhookEndpoint.isEnabled, true)))
        .for('key share');
      return rows.filter(({ events }) => events.includes(event)).map(({ id }) => id);
    },

    async findEndpoint(companyId: string, id: string): Promise<EndpointRow | undefined> {
      const [row] = await db.select().from(webhookEndpoint).where(isEndpoint(companyId, id));
      return row;
    },

    /** As `findEndpoint`; it is not deleted before the transaction ends. */
    async holdEndpoint(companyId: string, id: string): Promise<EndpointRow | undefined> {
      const [row] = await db.select().from(webhookEndpoint).where(isEndpoint(companyId, id)).for('key share');
      return row;
    },

    /** As `findEndpoint`; nobody else changes or deletes it before the transaction ends. */
    async lockEndpoint(companyId: string, id: string): Promise<EndpointRow | undefined> {
      const [row] = await db
        .select()
        .from(webhookEndpoint)
        .where(isEndpoint(companyId, id))
        .for('no key update');
      return row;
    },

    async insertEndpoint(row: typeof webhookEndpoint.$inferInsert): Promise<void> {
      await db.insert(webhookEndpoint).values(row);
    },

    async updateEndpoint(
      companyId: string,
      id: string,
      change: EndpointChange,
    ): Promise<EndpointRow | undefined> {
      const [row] = await db.update(webhookEndpoint).set(change).where(isEndpoint(companyId, id)).returning();
      return row;
    },

    /** Undefined if there was none. Its log goes with it. */
    async deleteEndpoint(companyId: string, id: string): Promise<EndpointRow | undefined> {
      const [row] = await db.delete(webhookEndpoint).where(isEndpoint(companyId, id)).returning();
      return row;
    },

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

    /** A delivery with the address it goes to. */
    async findDelivery(
      companyId: string,
      id: string,
    ): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | undefined> {
      const [row] = await db
        .select({ delivery: webhookDelivery, endpoint: webhookEndpoint })
        .from(webhookDelivery)
        .innerJoin(
          webhookEndpoint,
          and(
            eq(webhookEndpoint.companyId, webhookDelivery.companyId),
            eq(webhookEndpoint.id, webhookDelivery.endpointId),
          ),
        )
        .where(isDelivery(companyId, id));
      return row;
    },

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
