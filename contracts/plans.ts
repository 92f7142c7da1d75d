import { z } from 'zod';
import { defineRoute } from './route.ts';
import { id, reply, requiredText, timestamp } from './shapes.ts';

/** Plans of the catalogue, in its order: what clients can be filtered by and purchases recorded for. */
export const PLAN_NAMES = ['Free', 'Basic', 'Pro', 'Standard', 'Enterprise'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
/** What a purchase is recorded for unless another plan is named. */
export const DEFAULT_PURCHASE_PLAN = 'Standard' satisfies PlanName;

/** A purchased plan of a company; `nextBillingDate` is null for a plan without an end (Free). */
export const purchase = z.object({
  _id: id,
  plan: z.string(),
  startedAt: timestamp,
  nextBillingDate: timestamp.nullable(),
});
export type Purchase = z.output<typeof purchase>;

const planName = requiredText('Plan', 60);
const purchaseReply = z.object({ status: z.literal(201), purchase });

/** Taking a plan, and recording a purchase. */
export const planRoutes = {
  createPurchase: defineRoute({
    method: 'POST',
    path: '/api/purchase/create-purchase',
    summary: 'Take a plan that is available and free',
    auth: 'company-or-admin',
    body: z.object({ companyId: id, plan: planName }),
    replies: { 201: purchaseReply },
  }),
  purchaseInfo: defineRoute({
    method: 'GET',
    path: '/api/purchase/purchase-info',
    summary: 'The current plan of the own company',
    auth: 'company',
    replies: { 200: reply(200, purchase) },
  }),
  adminCreatePurchase: defineRoute({
    method: 'POST',
    path: '/api/admin/create-purchase',
    summary: 'Record a purchase for a company',
    auth: 'admin',
    body: z.object({
      companyId: id,
      plan: planName.default(DEFAULT_PURCHASE_PLAN),
      months: z.number().int().min(1).max(36).default(1),
    }),
    replies: { 201: purchaseReply },
  }),
};
