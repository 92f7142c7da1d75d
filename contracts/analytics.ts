import { z } from 'zod';
import { message } from './chat.ts';
import { correction } from './corrections.ts';
import { defineRoute } from './route.ts';
import { id, idParam, listQuery, listReply, reply, timestamp } from './shapes.ts';

const productCount = z.object({
  _id: id,
  product_name: z.string(),
  totalCount: z.number().int(),
  answered: z.number().int(),
  not_answered: z.number().int(),
});

/** A customer’s question with the answer it got. */
export const askedQuestion = z.object({
  _id: id,
  content: z.string(),
  timestamp,
  answered: z.boolean(),
  confidence: z.number(),
  answer: z.string().describe('text of the answer'),
  page: z.number().int().nullable().describe('cited first'),
  heading: z.string().nullable(),
  message: message.describe('the whole answer as the customer sees it'),
  feedback: z.enum(['works', 'does-not-work']).nullable(),
  correction: correction.nullable().describe('what answers this question now in place of the manual'),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** Which questions of a product: with an answer, without one, or with an answer that a customer said does not work. */
export const questionFilter = z.enum(['answered', 'unanswered', 'does-not-work']);
export type QuestionFilter = z.output<typeof questionFilter>;

/** The most days a period may have: two years and their leap day. */
export const LONGEST_PERIOD_DAYS = 731;

/** Both days count, in UTC as the counters have it. */
const day = z.iso.date('Choose a day.');

/** Days of a period, both ends included. */
export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/**
 * Which questions are looked at: of one product or of all, asked from one day to another, both included (UTC).
 * A call adds its own fields with `safeExtend`.
 */
export const analyticsPeriod = z
  .object({ product: id.optional(), from: day, to: day })
  .refine((period) => daysOf(period) >= 1, { path: ['to'], error: 'The period ends before it begins.' })
  .refine((period) => daysOf(period) <= LONGEST_PERIOD_DAYS, {
    path: ['from'],
    error: 'Choose a period of at most two years.',
  });
export type AnalyticsPeriod = z.output<typeof analyticsPeriod>;

/** What a company reads of the questions its customers asked. */
export const analyticsRoutes = {
  feedbackInfo: defineRoute({
    method: 'GET',
    path: '/api/chatbot/feedback-info',
    summary: 'Answered and not answered, works and does not work, per product',
    auth: 'company',
    replies: {
      200: reply(
        200,
        z.object({
          answered: z.number().int(),
          not_answered: z.number().int(),
          works: z.number().int(),
          does_not_work: z.number().int(),
          products: z.array(productCount),
        }),
      ),
    },
  }),
  productMessagesInfo: defineRoute({
    method: 'GET',
    path: '/api/chatbot/product-messages-info',
    summary: 'Questions per product',
    auth: 'company',
    replies: { 200: reply(200, z.array(productCount)) },
  }),
  singleProductMessages: defineRoute({
    method: 'GET',
    path: '/api/chatbot/single-product-messages/:id',
    summary: 'Questions asked about a product, newest first',
    auth: 'company',
    params: idParam,
    query: listQuery.extend({ show: questionFilter.optional() }),
    replies: { 200: listReply(askedQuestion) },
  }),
};
