import { z } from 'zod';
import { MAX_ADDRESSES_PER_CALL } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  done,
  email,
  id,
  listQuery,
  listReply,
  namedProduct,
  reply,
  timestamp,
  uniqueId,
} from '../shapes.ts';

/** State of the mail with the link; `refused`: the recipient’s server knows no such address. */
export const mailState = z.enum(['queued', 'sent', 'failed', 'refused']);
/** What a list of chatbots can be filtered by; `failed` includes `refused`. */
export const mailFilter = mailState.exclude(['refused']);
export type MailState = z.output<typeof mailState>;

/** A customer’s chatbot as its vendor sees it. */
export const chatbot = z.object({
  _id: id,
  uniqueId,
  useremail: z.string(),
  createdAt: timestamp,
  queriesUsed: z.number().int(),
  queryLimit: z.number().int(),
  status: z.enum(['Active', 'Inactive']),
  mail: mailState,
  company: id,
  product: namedProduct.extend({ uploadedAt: timestamp }),
});
export type Chatbot = z.output<typeof chatbot>;

/** Filter of a list of chatbots. */
const chatbotFilter = z.object({
  search: listQuery.shape.search.describe('part of the customer’s address or of the product’s name'),
  productId: id.optional(),
  status: z.enum(['Active', 'Inactive']).optional(),
  mail: mailFilter.optional(),
});
export type ChatbotFilter = z.output<typeof chatbotFilter>;

/** Orders of a list of chatbots. */
export const chatbotSort = z.enum(['created', 'customer', 'product', 'queries']);
export type ChatbotSort = z.output<typeof chatbotSort>;

/**
 * The outcome for one address of a list. `exists`: the customer already has a chatbot of this product, or the address
 * appeared earlier in the list; `invalid`: it is no address; `limit`: no more mails can be sent today.
 */
export const addressResult = z.object({
  email: z.string().describe('as it was sent'),
  outcome: z.enum(['created', 'exists', 'invalid', 'limit']),
  link: z.string().nullable().describe('of the chatbot that was made or was there'),
});
export type AddressResult = z.output<typeof addressResult>;

/** Longest row of a list. Addresses have at most 254 characters; a longer row is not cut but refused on its own. */
const MAX_LINE_CHARS = 320;

/** Path parameters that name a link of the caller's company. */
export const chatbotParams = z.object({ productId: id, uniqueId });

/** Calls about the chatbots of the caller's company. */
export const chatbotRoutes = {
  createBot: defineRoute({
    method: 'POST',
    path: '/api/chatbot/create-bot',
    summary: 'Create a chatbot link for a customer and mail it; each call makes another',
    auth: 'company',
    scope: 'chatbots:write',
    limit: 'mail',
    body: z.object({ companyId: id, productId: id, email }),
    replies: { 201: z.object({ status: z.literal(201), data: chatbot, link: z.string() }) },
  }),
  createBots: defineRoute({
    method: 'POST',
    path: '/api/chatbot/create-bots',
    summary: 'Create chatbot links for a list of customers and mail them; each address has its own outcome',
    auth: 'company',
    scope: 'chatbots:write',
    limit: 'form',
    body: z.object({
      companyId: id,
      productId: id,
      emails: z
        .array(z.string().max(MAX_LINE_CHARS))
        .min(1, 'Enter at least one address.')
        .max(MAX_ADDRESSES_PER_CALL, `At most ${MAX_ADDRESSES_PER_CALL} addresses can be sent at once.`),
    }),
    replies: { 200: reply(200, z.array(addressResult)) },
  }),
  yourBots: defineRoute({
    method: 'GET',
    path: '/api/chatbot/your-bots',
    summary: 'Chatbots of the own company, newest first unless `sort` and `order` say otherwise',
    auth: 'company',
    scope: 'chatbots:read',
    query: listQuery.extend({
      ...chatbotFilter.shape,
      sort: chatbotSort.default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    replies: { 200: listReply(chatbot) },
  }),
  exportBots: defineRoute({
    method: 'GET',
    path: '/api/chatbot/export-bots',
    summary: 'The same chatbots as a CSV file, newest first, without pages',
    auth: 'company',
    scope: 'chatbots:read',
    limit: 'form',
    query: chatbotFilter,
    replies: { 200: z.string().describe('text/csv') },
  }),
  resendLink: defineRoute({
    method: 'POST',
    path: '/api/chatbot/resend-link/:productId/:uniqueId',
    summary: 'Mail the link to the customer again',
    auth: 'company',
    scope: 'chatbots:write',
    limit: 'mail',
    params: chatbotParams,
    replies: { 200: reply(200, chatbot) },
  }),
  updateLimit: defineRoute({
    method: 'PATCH',
    path: '/api/chatbot/update-limit/:productId/:uniqueId',
    summary: 'Raise or lower how many questions the link answers',
    auth: 'company',
    scope: 'chatbots:write',
    params: chatbotParams,
    body: z.object({ queryLimit: z.number().int().min(1).max(100_000) }),
    replies: { 200: reply(200, chatbot) },
  }),
  deleteChatbot: defineRoute({
    method: 'DELETE',
    path: '/api/chatbot/delete-chatbot/:productId/:uniqueId',
    summary: 'Delete a chatbot; its link stops answering, and for 2 minutes the deletion can be undone',
    auth: 'company',
    audit: 'chatbot.deleted',
    scope: 'chatbots:write',
    params: chatbotParams,
    replies: { 200: done },
  }),
};
