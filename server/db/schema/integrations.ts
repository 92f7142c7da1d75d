/** How other programs reach a company's things, and how they are told of what happens. */
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
import type { TokenScope } from '../../../contracts/token-scopes.ts';
import type { WebhookEvent } from '../../../contracts/webhooks.ts';
import { account } from './accounts.ts';
import { chatbot, message } from './chats.ts';
import { moment, tenantKey } from './columns.ts';
import { company } from './companies.ts';

/** Keys with which programs call the API for their company. */
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
    /** Whose rights it has. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
    /** Null: until it is revoked. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    // Not unique: a key of a tenant's table holds the company. 256 random bits don't meet twice.
    index('access_token_hash').on(t.tokenHash),
    index('access_token_account').on(t.createdBy),
  ],
);

/** Addresses that a company wants to be told at. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Sealed for the endpoint: every delivery is signed with it. */
    secret: text('secret').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** What an address is or was told: written with what it tells of, sent by a job, kept as its log. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    ...tenantKey,
    endpointId: uuid('endpoint_id').notNull(),
    event: text('event').$type<WebhookEvent | 'test'>().notNull(),
    /** The bytes that are signed, the same at every attempt. */
    body: text('body').notNull(),
    /** What it tells of: with that it is erased. Null for a test. */
    chatbotId: uuid('chatbot_id'),
    messageId: uuid('message_id'),
    status: text('status', { enum: ['queued', 'delivered', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last attempt; null where none was answered. */
    responseStatus: integer('response_status'),
    tookMs: integer('took_ms'),
    error: text('error'),
    /** Null once there is none. */
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
