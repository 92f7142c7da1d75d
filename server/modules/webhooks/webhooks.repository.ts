import { and, asc, count, desc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../contracts/company/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import { webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
/** The newest delivery of an endpoint, as far as lists show it. */
export type LastDelivery = Pick<DeliveryRow, 'status' | 'createdAt'>;
export type ListedEndpoint = { endpoint: EndpointRow; last: LastDelivery | null };
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;
type EndpointChange = Partial<Pick<EndpointRow, 'url' | 'events' | 'secret' | 'isEnabled'>>;

/** What `createWebhookSecret` makes. What is sealed never ends in `=`. */
const UNSEALED = 'whsec\\_%=';

const isEndpoint = (companyId: string, id: string) =>
  and(eq(webhookEndpoint.companyId, companyId), eq(webhookEndpoint.id, id));

/** Addresses that one company has told. */
export function createWebhooksRepository(db: Db) {
  return { ...queryEndpoints(db), ...holdEndpoints(db), ...changeEndpoints(db), ...querySecrets(db) };
}

/** Endpoints with their newest delivery, oldest first. */
function selectListed(db: Db, where: SQL | undefined): Promise<ListedEndpoint[]> {
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

/** Endpoints as they are shown. */
function queryEndpoints(db: Db) {
  return {
    /** Oldest first. */
    listEndpoints: (companyId: string): Promise<ListedEndpoint[]> =>
      selectListed(db, eq(webhookEndpoint.companyId, companyId)),

    async findListed(companyId: string, id: string): Promise<ListedEndpoint | undefined> {
      const [row] = await selectListed(db, isEndpoint(companyId, id));
      return row;
    },

    async countEndpoints(companyId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(webhookEndpoint)
        .where(eq(webhookEndpoint.companyId, companyId));
      return row?.n ?? 0;
    },

    async findEndpoint(companyId: string, id: string): Promise<EndpointRow | undefined> {
      const [row] = await db.select().from(webhookEndpoint).where(isEndpoint(companyId, id));
      return row;
    },
  };
}

/** Endpoints that a transaction needs as they are. */
function holdEndpoints(db: Db) {
  return {
    /** Ids of those that are to be told, held so that none is deleted before the transaction ends. */
    async listInterested(companyId: string, event: WebhookEvent): Promise<string[]> {
      const rows = await db
        .select({ id: webhookEndpoint.id, events: webhookEndpoint.events })
        .from(webhookEndpoint)
        .where(and(eq(webhookEndpoint.companyId, companyId), eq(webhookEndpoint.isEnabled, true)))
        .for('key share');
      return rows.filter(({ events }) => events.includes(event)).map(({ id }) => id);
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
  };
}

/** What is changed. */
function changeEndpoints(db: Db) {
  return {
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
  };
}

/** Secrets that were stored before secrets were sealed. */
function querySecrets(db: Db) {
  return {
    /** Those of all companies whose secrets were stored before secrets were sealed. */
    listUnsealed: (): Promise<Pick<EndpointRow, 'companyId' | 'id' | 'secret'>[]> =>
      db
        .select({
          companyId: webhookEndpoint.companyId,
          id: webhookEndpoint.id,
          secret: webhookEndpoint.secret,
        })
        .from(webhookEndpoint)
        .where(like(webhookEndpoint.secret, UNSEALED)),

    /** Does nothing where the secret was changed meanwhile. */
    async replaceSecret(
      { companyId, id, secret }: Pick<EndpointRow, 'companyId' | 'id' | 'secret'>,
      sealed: string,
    ): Promise<void> {
      await db
        .update(webhookEndpoint)
        .set({ secret: sealed })
        .where(and(isEndpoint(companyId, id), eq(webhookEndpoint.secret, secret)));
    },
  };
}
