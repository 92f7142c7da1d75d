import { z } from 'zod';
import { defineRoute } from './route.ts';
import { id, reply, requiredText, timestamp } from './shapes.ts';

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
      plan: planName.default('Standard'),
      months: z.number().int().min(1).max(36).default(1),
    }),
    replies: { 201: purchaseReply },
  }),
};
