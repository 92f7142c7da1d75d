/** Webhooks, which tell a company's own server about events. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, idParam, listQuery, listReply, printable, reply, timestamp } from '../shapes.ts';

/** Events that can be sent to an address. */
export const WEBHOOK_EVENTS = ['question.unanswered', 'answer.feedback', 'chatbot.created'] as const;
/** Most webhooks of a company. */
export const MAX_WEBHOOKS = 5;
/** Minutes to wait after the first, second, … failed attempt, about a day in all. */
export const RETRY_WAITS_MINUTES = [1, 5, 30, 180, 1200] as const;
/** Most attempts at a delivery. */
export const MAX_DELIVERY_ATTEMPTS = RETRY_WAITS_MINUTES.length + 1;
/**
 * Most deliveries of the same event about the same message to one address. For feedback these are the first verdict and
 * the first change of it: further clicks send nothing.
 */
export const MAX_TOLD_OF_MESSAGE = 2;
/** Days for which deliveries are kept. */
export const DELIVERY_LOG_DAYS = 30;
/** Ports to which events are sent. */
export const WEBHOOK_PORTS = [443, 8443];
/** Error message for an address with another port. */
export const WRONG_PORT = `Only the ports ${WEBHOOK_PORTS.join(' and ')} are called.`;

export const webhookEvent = z
  .enum(WEBHOOK_EVENTS)
  .describe(
    `answer.feedback: that a customer said whether an answer worked; of each answer the first word and later ones until ${MAX_TOLD_OF_MESSAGE} are told`,
  );
export type WebhookEvent = z.output<typeof webhookEvent>;

const COMPLETE = 'Enter a complete address that begins with https://.';

/** A public https address. The server checks whether its host may be called. */
export const webhookUrl = z
  .string(COMPLETE)
  .trim()
  .min(1, COMPLETE)
  .max(500, 'The address can have at most 500 characters')
  .regex(printable, COMPLETE)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', {
    error: COMPLETE,
    abort: true,
  })
  .refine((text) => isBare(new URL(text)), 'The address must hold no user name, password or part behind #.')
  .refine((text) => WEBHOOK_PORTS.includes(portOf(new URL(text))), WRONG_PORT);

const isBare = ({ username, password, hash }: URL): boolean =>
  username === '' && password === '' && hash === '';
const portOf = ({ port }: URL): number => (port === '' ? 443 : Number(port));

/** The form of a webhook. A change sends all fields, because one left out would be switched on or off unasked. */
export const webhookForm = z.object({
  url: webhookUrl,
  events: z
    .array(webhookEvent, 'Choose at least one event')
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length, 'Name each event once')
    .refine((events) => new Set(events).size === events.length, 'Name each event once'),
  isEnabled: z.boolean(),
});
export type WebhookForm = z.input<typeof webhookForm>;

/** A webhook. Its secret is shown only when it is created. */
export const webhook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(webhookEvent),
  isEnabled: z.boolean(),
  createdAt: timestamp,
  last: z
    .object({ status: z.enum(['queued', 'delivered', 'failed']), createdAt: timestamp })
    .nullable()
    .describe('the newest delivery'),
});
export type Webhook = z.output<typeof webhook>;

/** An event that was or will be delivered. */
export const webhookDelivery = z.object({
  _id: id.describe('the header webhook-id'),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  status: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.number().int(),
  responseStatus: z.number().int().nullable().describe('of the last attempt; null where none was answered'),
  tookMs: z.number().int().nullable(),
  error: z.string().nullable(),
  nextAttemptAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const withSecret = webhook.extend({ secret: z.string().describe('whsec_ and base64, shown only now') });

/** Calls about webhooks. Only the owner may make them, and no access token. */
export const webhookRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Webhooks of the own company, oldest first',
    auth: 'company-owner',
    replies: { 200: reply(200, z.array(webhook)) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Have an address told; what its deliveries are signed with is in this reply and nowhere else',
    auth: 'company-owner',
    audit: 'webhook.added',
    limit: 'form',
    body: webhookForm.extend({ isEnabled: webhookForm.shape.isEnabled.default(true) }),
    replies: { 201: reply(201, withSecret) },
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: 'Change address and events of a webhook, or switch it off and on',
    auth: 'company-owner',
    audit: 'webhook.changed',
    limit: 'form',
    params: idParam,
    body: webhookForm,
    replies: { 200: reply(200, webhook) },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Delete a webhook with its log; nothing more is sent',
    auth: 'company-owner',
    audit: 'webhook.removed',
    params: idParam,
    replies: { 200: done },
  }),
  renewSecret: defineRoute({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    summary: 'Sign with a new secret from now on',
    auth: 'company-owner',
    audit: 'webhook.secret_renewed',
    limit: 'form',
    params: idParam,
    replies: { 200: reply(200, withSecret) },
  }),
  sendTest: defineRoute({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Send an event of the type test',
    auth: 'company-owner',
    limit: 'form',
    params: idParam,
    replies: { 201: reply(201, webhookDelivery) },
  }),
  listDeliveries: defineRoute({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: `What a webhook was told in the last ${DELIVERY_LOG_DAYS} days, newest first`,
    auth: 'company-owner',
    params: idParam,
    query: listQuery.omit({ search: true }),
    replies: { 200: listReply(webhookDelivery) },
  }),
  sendAgain: defineRoute({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/send-again',
    summary: 'Send a delivery that has ended again, with the same webhook-id',
    auth: 'company-owner',
    limit: 'form',
    params: idParam,
    replies: { 200: reply(200, webhookDelivery) },
  }),
};
