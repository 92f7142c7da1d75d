/** Access tokens with which other programs call the API, and webhooks that tell them of events. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TokenScope } from '../../../contracts/account/token-scopes.ts';
import type { WebhookEvent } from '../../../contracts/company/webhooks.ts';
import { account } from './accounts.ts';
import { chatbot, message } from './chats.ts';
import { moment, tenantKey } from './columns.ts';
import { company } from './companies.ts';

/** Tokens with which programs call the API for a company. */
export const accessToken = pgTable(
  'access_token',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    scopes: jsonb('scopes').$type<TokenScope[]>().notNull(),
    /** The account whose rights it has. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
    /** When it expires; null: valid until it is revoked. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    // Not unique, since a unique key of a tenant's table must include the company. 256 random bits don't repeat.
    index('access_token_hash').on(t.tokenHash),
    index('access_token_account').on(t.createdBy),
  ],
);

/** Addresses to which a company wants events to be sent. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Secret with which every delivery is signed, sealed for the endpoint. */
    secret: text('secret').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** Deliveries to an address: stored together with the event, sent by a job and kept as a log. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    ...tenantKey,
    endpointId: uuid('endpoint_id').notNull(),
    event: text('event').$type<WebhookEvent | 'test'>().notNull(),
    /** The signed body, the same bytes at every attempt. */
    body: text('body').notNull(),
    /** The chatbot that the event is about; erasing that erases the delivery. Null for a test. */
    chatbotId: uuid('chatbot_id'),
    messageId: uuid('message_id'),
    status: text('status', { enum: ['queued', 'delivered', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Status of the reply to the last attempt; null if there was no reply. */
    responseStatus: integer('response_status'),
    tookMs: integer('took_ms'),
    error: text('error'),
    /** When the next attempt is due; null if there will be none. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'webhook_delivery_endpoint_fk',
      columns: [t.companyId, t.endpointId],
      foreignColumns: [webhookEndpoint.companyId, webhookEndpoint.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_delivery_chatbot_fk',
      columns: [t.companyId, t.chatbotId],
      foreignColumns: [chatbot.companyId, chatbot.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_delivery_message_fk',
      columns: [t.companyId, t.messageId],
      foreignColumns: [message.companyId, message.id],
    }).onDelete('cascade'),
    index('webhook_delivery_endpoint').on(t.companyId, t.endpointId, t.id),
    index('webhook_delivery_chatbot').on(t.companyId, t.chatbotId).where(sql`${t.chatbotId} is not null`),
    index('webhook_delivery_message').on(t.companyId, t.messageId).where(sql`${t.messageId} is not null`),
    index('webhook_delivery_created').on(t.createdAt),
  ],
);
