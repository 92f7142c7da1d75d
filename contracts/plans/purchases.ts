/** Purchases of all companies, for the administrator. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { id, listQuery, listReply, reply, text, timestamp } from '../shapes.ts';

/** Days before its end from which a purchase counts as expiring. */
export const EXPIRING_DAYS = 14;

/**
 * States of a purchase. `active`: it is current; `expiring`: it is current and ends within `EXPIRING_DAYS`;
 * `replaced`: a later one is current; `ended`: its time is over.
 */
export const PURCHASE_STATES = ['active', 'expiring', 'replaced', 'ended'] as const;

/** Choices of the status filter: `active` includes `expiring`; `history` means `replaced` or `ended`. */
export const PURCHASE_FILTERS = ['all', 'active', 'expiring', 'history'] as const;
export type PurchaseFilter = (typeof PURCHASE_FILTERS)[number];

/** A purchase of any company. */
export const companyPurchase = z.object({
  _id: id,
  company: z.object({ _id: id, company_name: z.string() }),
  plan: z.string(),
  startedAt: timestamp,
  nextBillingDate: timestamp.nullable().describe('null for a plan without an end'),
  state: z.enum(PURCHASE_STATES),
  extraQueries: z.number().int().describe('of query packs, this month; 0 unless the purchase is in force'),
});
export type CompanyPurchase = z.output<typeof companyPurchase>;

/** A query pack that was sold, with all extra queries of its month. */
export const soldPack = z.object({
  queries: z.number().int(),
  month: z.iso.date().describe('first day of the month it counts in'),
  extraQueries: z.number().int(),
});

/** Calls about the purchases of all companies. */
export const purchaseRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/purchases',
    summary: 'Purchases of all companies, newest first',
    auth: 'admin',
    query: listQuery.extend({
      status: z.enum(PURCHASE_FILTERS).default('all'),
      plan: text('Plan', 60).default(''),
    }),
    replies: { 200: listReply(companyPurchase) },
  }),
  sellPack: defineRoute({
    method: 'POST',
    path: '/api/admin/purchases/query-packs',
    summary: 'Record a query pack that a company bought: it raises the queries of this month',
    auth: 'admin',
    audit: 'query_pack.sold',
    body: z.object({ companyId: id, queries: z.number().int().min(1).max(10_000_000) }),
    replies: { 201: reply(201, soldPack) },
  }),
};
