/** The conversations with customers, which their company can read, save and erase. */
import { z } from 'zod';
import { MAX_SHOWN_MESSAGES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { email, id, reply, timestamp } from '../shapes.ts';
import { chatbot, chatbotParams } from './chatbots.ts';
import { message } from './messages.ts';

const count = z.number().int();

/** A conversation: the messages of a link, and their outcome. */
export const conversation = z.object({
  chatbot,
  asked: count,
  answered: count,
  works: count,
  does_not_work: count,
  messages: z.array(message).describe(`oldest first; the newest ${MAX_SHOWN_MESSAGES} of a longer one`),
});
export type Conversation = z.output<typeof conversation>;

/** The report of an erasure, to be shown to the customer who asked for it. Figures without words are kept. */
export const erasure = z.object({
  receipt: id.describe('number of the receipt, by which the audit trail knows it'),
  email: z.string(),
  chatbots: count.describe('links that open nothing any more'),
  questions: count,
  mails: count.describe('mails to the address, with the link in them'),
  erasedAt: timestamp,
});
export type Erasure = z.output<typeof erasure>;

/** Calls about conversations. */
export const conversationRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/conversation/:productId/:uniqueId',
    summary: 'What was said on a chatbot link, and what came of it',
    auth: 'company',
    scope: 'conversations:read',
    params: chatbotParams,
    replies: { 200: reply(200, conversation) },
  }),
  export: defineRoute({
    method: 'GET',
    path: '/api/conversation/:productId/:uniqueId/export',
    summary: 'The whole conversation as a CSV file, oldest first',
    auth: 'company',
    scope: 'conversations:read',
    limit: 'form',
    params: chatbotParams,
    replies: { 200: z.string().describe('text/csv') },
  }),
  erase: defineRoute({
    method: 'DELETE',
    path: '/api/conversation/:productId/:uniqueId',
    summary: 'Erase what was said on a link for good; the link goes on answering',
    auth: 'company',
    audit: 'conversation.erased',
    params: chatbotParams,
    replies: { 200: reply(200, erasure) },
  }),
  eraseCustomer: defineRoute({
    method: 'POST',
    path: '/api/conversation/erase-customer',
    summary: 'Erase a customer of the own company for good: links, conversations and mails, of every product',
    auth: 'company',
    audit: 'customer.erased',
    limit: 'form',
    body: z.object({ email }),
    replies: { 200: reply(200, erasure) },
  }),
};
