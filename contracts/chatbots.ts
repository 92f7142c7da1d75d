import { z } from 'zod';
import { defineRoute } from './route.ts';
import { done, email, id, listQuery, listReply, reply, timestamp, uniqueId } from './shapes.ts';

/** How far the mail with the link is. */
export const mailState = z.enum(['queued', 'sent', 'failed']);

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
  product: z.object({ _id: id, product_name: z.string(), uploadedAt: timestamp }),
});
export type Chatbot = z.output<typeof chatbot>;

const chatbotParams = z.object({ productId: id, uniqueId });

/** Calls about the chatbots of the own company. */
export const chatbotRoutes = {
  createBot: defineRoute({
    method: 'POST',
    path: '/api/chatbot/create-bot',
    summary: 'Create a chatbot link for a customer and mail it',
    auth: 'company',
    limit: 'mail',
    body: z.object({ companyId: id, productId: id, email }),
    replies: { 201: z.object({ status: z.literal(201), data: chatbot, link: z.string() }) },
  }),
  yourBots: defineRoute({
    method: 'GET',
    path: '/api/chatbot/your-bots',
    summary: 'Chatbots of the own company, newest first',
    auth: 'company',
    query: listQuery.extend({ productId: id.optional() }),
    replies: { 200: listReply(chatbot) },
  }),
  resendLink: defineRoute({
    method: 'POST',
    path: '/api/chatbot/resend-link/:productId/:uniqueId',
    summary: 'Mail the link to the customer again',
    auth: 'company',
    limit: 'mail',
    params: chatbotParams,
    replies: { 200: reply(200, chatbot) },
  }),
  updateLimit: defineRoute({
    method: 'PATCH',
    path: '/api/chatbot/update-limit/:productId/:uniqueId',
    summary: 'Raise or lower how many questions the link answers',
    auth: 'company',
    params: chatbotParams,
    body: z.object({ queryLimit: z.number().int().min(1).max(100_000) }),
    replies: { 200: reply(200, chatbot) },
  }),
  deleteChatbot: defineRoute({
    method: 'DELETE',
    path: '/api/chatbot/delete-chatbot/:productId/:uniqueId',
    summary: 'Delete a chatbot; its link stops answering',
    auth: 'company',
    params: chatbotParams,
    replies: { 200: done },
  }),
};
