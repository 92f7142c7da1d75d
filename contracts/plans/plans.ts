import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { id, reply, requiredText, timestamp } from '../shapes.ts';

/** The plan for which a purchase is recorded unless another one is named. */
export const DEFAULT_PURCHASE_PLAN = 'Standard';

/** What the plan of a company is called while its trial runs. */
export const TRIAL = 'Trial';

/** A currency by its code (ISO 4217). */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Enter a code of three capitals, such as INR.');
/** Prices per month by currency code, in whole units. */
const prices = z.record(currencyCode, z.number().nonnegative());
const limit = z.number().int().nullable().describe('null is unlimited');

/** Whether a plan can be bought now. */
export const PLAN_AVAILABILITIES = ['available', 'coming-soon'] as const;

/** Places where a plan is listed: the landing page and the plan chooser. */
export const PLAN_PLACES = ['landing', 'chooser'] as const;

/** A plan of the catalogue, which everybody may read. It can be bought only in currencies for which it has a price. */
export const cataloguePlan = z.object({
  name: z.string(),
  prices,
  maxProducts: limit,
  maxManuals: limit,
  maxQueries: limit,
  tokenLimitPerMonth: limit,
  maxStorageMb: limit.describe('for all files, those of replaced versions included; null is unlimited'),
  availability: z.enum(PLAN_AVAILABILITIES),
  listedOn: z.array(z.enum(PLAN_PLACES)),
});
export type CataloguePlan = z.output<typeof cataloguePlan>;

/** A pack of queries that can be bought; they count until the end of the month (UTC). */
export const queryPack = z.object({ queries: z.number().int(), prices });
export type QueryPack = z.output<typeof queryPack>;

/** Everything that is for sale: plans in the order of the catalogue, packs by size. */
export const catalogue = z.object({ plans: z.array(cataloguePlan), queryPacks: z.array(queryPack) });
export type Catalogue = z.output<typeof catalogue>;

/** A purchased plan of a company; `nextBillingDate` is null for a plan without an end (Free). */
export const purchase = z.object({
  _id: id,
  plan: z.string(),
  startedAt: timestamp,
  nextBillingDate: timestamp.nullable(),
});
export type Purchase = z.output<typeof purchase>;

/** A plan that a company asked for and could not buy by itself. */
export const planInterest = z.object({ plan: z.string(), createdAt: timestamp });
export type PlanInterest = z.output<typeof planInterest>;

/** The name of a plan that is bought, asked for or changed. */
export const planName = requiredText('Plan', 60);
const purchaseReply = z.object({ status: z.literal(201), purchase });

/** Calls that read the catalogue, take a plan, and record a purchase. */
export const planRoutes = {
  catalogue: defineRoute({
    method: 'GET',
    path: '/api/plans',
    summary: 'The plan catalogue and the query packs',
    auth: 'public',
    replies: { 200: reply(200, catalogue) },
  }),
  createPurchase: defineRoute({
    method: 'POST',
    path: '/api/purchase/create-purchase',
    summary: 'Take a plan that is available and free',
    auth: 'company-or-admin',
    audit: 'purchase.recorded',
    body: z.object({
      companyId: id,
      plan: planName,
      replaces: planName
        .optional()
        .describe('the plan given up, where one that was bought still runs; refused without it (409)'),
    }),
    replies: { 201: purchaseReply },
  }),
  purchaseInfo: defineRoute({
    method: 'GET',
    path: '/api/purchase/purchase-info',
    summary: 'The current plan of the own company',
    auth: 'company',
    replies: { 200: reply(200, purchase) },
  }),
  recordInterest: defineRoute({
    method: 'POST',
    path: '/api/purchase/plan-interests',
    summary: 'Ask for a plan that can’t be taken yet; asking again changes nothing',
    auth: 'company-owner',
    body: z.object({ plan: planName }),
    replies: { 201: reply(201, planInterest) },
  }),
  listInterests: defineRoute({
    method: 'GET',
    path: '/api/purchase/plan-interests',
    summary: 'Plans the own company asked for, newest first',
    auth: 'company',
    replies: { 200: reply(200, z.array(planInterest)) },
  }),
  adminCreatePurchase: defineRoute({
    method: 'POST',
    path: '/api/admin/create-purchase',
    summary: 'Record a purchase for a company',
    auth: 'admin',
    audit: 'purchase.recorded',
    body: z.object({
      companyId: id,
      plan: planName.default(DEFAULT_PURCHASE_PLAN),
      months: z.number().int().min(1).max(36).default(1),
    }),
    replies: { 201: purchaseReply },
  }),
};
