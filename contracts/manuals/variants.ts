/** Which variant a product, or the product of one customer, is, where its manuals tell of several. */
import { z } from 'zod';
import { chatbotParams } from '../chat/chatbots.ts';
import { MAX_VARIANTS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { productIdParam, reply, variantName } from '../shapes.ts';

/** What can be chosen between, and what is. */
export const variantChoice = z.object({
  options: z
    .array(z.array(z.string()))
    .describe('groups of names by which the manuals part what they say; one of each group holds'),
  fixed: z.array(z.string()).describe('what customers are not asked back for'),
});
export type VariantChoice = z.output<typeof variantChoice>;

const fixed = z.object({ variants: z.array(variantName).max(MAX_VARIANTS) });

/** Calls with which a company fixes variants. */
export const variantRoutes = {
  productVariants: defineRoute({
    method: 'GET',
    path: '/api/company/product-variants/:productId',
    summary: 'The variants that the manuals of a product tell of, and those that the product is',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, variantChoice) },
  }),
  fixProductVariants: defineRoute({
    method: 'PATCH',
    path: '/api/company/product-variants/:productId',
    summary: 'Fix which variants a product is, so that no customer is asked back; empty: customers are asked',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    body: fixed,
    replies: { 200: reply(200, variantChoice) },
  }),
  linkVariants: defineRoute({
    method: 'GET',
    path: '/api/chatbot/link-variants/:productId/:uniqueId',
    summary: 'The variants that the manuals tell of, and those that the customer of a link has',
    auth: 'company',
    scope: 'chatbots:read',
    params: chatbotParams,
    replies: { 200: reply(200, variantChoice) },
  }),
  fixLinkVariants: defineRoute({
    method: 'PATCH',
    path: '/api/chatbot/link-variants/:productId/:uniqueId',
    summary: 'Fix which variants the customer of a link has; they go before those of the product',
    auth: 'company',
    scope: 'chatbots:write',
    params: chatbotParams,
    body: fixed,
    replies: { 200: reply(200, variantChoice) },
  }),
};
