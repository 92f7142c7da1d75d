import { z } from 'zod';
import { role } from '../account/auth.ts';
import { companyDetails } from '../company/companies.ts';
import { planInterest } from '../plans/plans.ts';
import { defineRoute } from '../route.ts';
import { id, idParam, listQuery, listReply, optionalText, reply, text, timestamp } from '../shapes.ts';

const owner = z.object({ name: z.string(), email: z.string(), role, id });

/** A client: a company with its owner, plan and usage. A pending account without a company yet has `company` null. */
export const client = z.object({
  id: id.describe('id of the company; of the owner while there is no company'),
  user: owner,
  company: companyDetails.extend({ user: owner }).nullable(),
  purchase: z.object({ plan: z.string(), nextBillingDate: timestamp.nullable() }).nullable(),
  tokens_used: z.number().int(),
  status: z.enum(['Active', 'Inactive']),
  createdAt: timestamp,
});
export type Client = z.output<typeof client>;

const limit = z.number().int().nullable();

/** A client with this month’s usage, the limits of its plan, and what it has. A total of null is unlimited. */
export const clientDetail = client.extend({
  company: companyDetails
    .extend({ user: owner, total_tokens: limit.describe('a month; null is unlimited') })
    .nullable(),
  total_tokens: limit,
  queries_used: z.number().int(),
  total_queries: limit.describe('query packs of this month included'),
  extra_queries: z.number().int().describe('of query packs, this month'),
  products: z.number().int(),
  total_products: limit,
  manuals: z.number().int(),
  total_manuals: limit,
  chatbots: z.number().int(),
  trialEndsAt: timestamp.nullable().describe('while the trial runs'),
  requiresTwoStep: z.boolean().describe('whether it asks its people for two-step sign-in'),
  lacksTwoStep: z.number().int().describe('people of the company without it'),
  suspensionReason: z.string().describe('what the owner was told of why; empty when nothing was said'),
  interests: z.array(planInterest).describe('plans it asked for and could not take by itself'),
});
export type ClientDetail = z.output<typeof clientDetail>;

/** States of a mail; `outbox`: kept because no mail server is configured. */
export const MAIL_STATES = ['outbox', 'queued', 'sent', 'failed'] as const;

/**
 * Whether a mail can be sent again. `may-be-stale`: it can, but it is private, and a link in it may be used up or
 * expired by now; `words-gone`: it was private, so its text was removed once it was sent or given up; `on-its-way`:
 * it is queued already; `no-server`: there is no mail server.
 */
export const RESENDING = ['possible', 'may-be-stale', 'words-gone', 'on-its-way', 'no-server'] as const;
export type Resending = (typeof RESENDING)[number];

/** A mail as the administrator sees it. */
export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  isSealed: z.boolean().describe('whether its words are shown by readMail only: it is for its reader alone'),
  state: z.enum(MAIL_STATES),
  error: z.string().nullable(),
  resending: z.enum(RESENDING),
  createdAt: timestamp,
  sentAt: timestamp.nullable().describe('when it was sent last'),
});
export type OutboxMail = z.output<typeof outboxMail>;

/** Choices of the status filter; `inactive` means `waiting` or `suspended`. */
export const CLIENT_STATUSES = ['all', 'active', 'inactive', 'waiting', 'suspended'] as const;
export type ClientFilterStatus = (typeof CLIENT_STATUSES)[number];

const userIdBody = z.object({ userId: z.string('user not found').pipe(z.uuid('user not found')) });
/** Longest reason of a suspension. */
export const MAX_REASON_CHARS = 500;
/** The reason of a suspension that the owner is given. */
export const suspensionReason = optionalText('Reason', MAX_REASON_CHARS);

const roleReply = reply(200, z.object({ userId: id, role }));

/** Calls of the administrator. */
export const adminRoutes = {
  getCompanies: defineRoute({
    method: 'GET',
    path: '/api/admin/get-companies',
    summary: 'Clients, newest first',
    auth: 'admin',
    query: listQuery.extend({
      status: z.enum(CLIENT_STATUSES).default('all'),
      plan: text('Plan', 60).default(''),
    }),
    replies: { 200: listReply(client) },
  }),
  getCompanyDetails: defineRoute({
    method: 'GET',
    path: '/api/admin/get-company-details/:id',
    summary: 'A client in full',
    auth: 'admin',
    params: idParam,
    replies: { 200: reply(200, clientDetail) },
  }),
  approveUser: defineRoute({
    method: 'POST',
    path: '/api/admin/approv-user',
    summary: 'Approve a pending or suspended account',
    auth: 'admin',
    audit: 'client.approved',
    body: userIdBody,
    replies: { 200: roleReply },
  }),
  suspendUser: defineRoute({
    method: 'POST',
    path: '/api/admin/suspend-user',
    summary: 'Suspend an account and mail the reason; its chatbots answer with the contact card',
    auth: 'admin',
    audit: 'client.suspended',
    body: userIdBody.extend({ reason: suspensionReason }),
    replies: { 200: roleReply },
  }),
  outbox: defineRoute({
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'Mails, newest first',
    auth: 'admin',
    query: listQuery.extend({ state: z.enum(MAIL_STATES).optional() }),
    replies: { 200: listReply(outboxMail) },
  }),
  readMail: defineRoute({
    method: 'POST',
    path: '/api/admin/outbox/:id/read',
    summary:
      'The words of a mail that is for its reader alone, as long as they are kept; each look is in the trail',
    auth: 'admin',
    audit: 'mail.read',
    params: idParam,
    replies: { 200: reply(200, z.object({ text: z.string() })) },
  }),
  sendMailAgain: defineRoute({
    method: 'POST',
    path: '/api/admin/outbox/:id/send-again',
    summary: 'Queue a mail once more, in the same words',
    auth: 'admin',
    audit: 'mail.sent_again',
    limit: 'mail',
    params: idParam,
    replies: { 200: reply(200, outboxMail) },
  }),
};
