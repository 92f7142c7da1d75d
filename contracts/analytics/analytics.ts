import { z } from 'zod';
import { correction } from '../chat/corrections.ts';
import { message } from '../chat/messages.ts';
import { defineRoute } from '../route.ts';
import { id, idParam, listQuery, listReply, namedProduct, reply, timestamp } from '../shapes.ts';

const { page, limit } = listQuery.shape;
const paged = { page, limit };

const productCount = z.object({
  _id: id,
  product_name: z.string(),
  totalCount: z.number().int(),
  answered: z.number().int(),
  not_answered: z.number().int(),
});
export type ProductCount = z.output<typeof productCount>;

/** What became of all questions, and how many were asked about each product. */
export const feedbackInfo = z.object({
  answered: z.number().int(),
  not_answered: z.number().int(),
  works: z.number().int(),
  does_not_work: z.number().int(),
  products: z.array(productCount),
});
export type FeedbackInfo = z.output<typeof feedbackInfo>;

/** A customer’s question with the answer it got. */
export const askedQuestion = z.object({
  _id: id,
  content: z.string(),
  timestamp,
  useremail: z.string().describe('who asked'),
  uniqueId: z.string().describe('of the link it was asked on'),
  answered: z.boolean(),
  confidence: z.number(),
  answer: z.string().describe('text of the answer'),
  page: z.number().int().nullable().describe('cited first'),
  heading: z.string().nullable(),
  message: message.describe('the whole answer as the customer sees it'),
  feedback: z.enum(['works', 'does-not-work']).nullable(),
  correction: correction.nullable().describe('what answers this question now in place of the manual'),
  isOffTopic: z.boolean().describe('the company says that it is not about the product'),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/**
 * A filter for questions: with an answer, without one, with an answer that a customer said does not work, or not about the
 * product, as the company says; `unanswered` leaves these out.
 */
export const questionFilter = z.enum(['answered', 'unanswered', 'does-not-work', 'off-topic']);
export type QuestionFilter = z.output<typeof questionFilter>;

/** Most days of a period: two years and their leap day. */
export const LONGEST_PERIOD_DAYS = 731;

/** The first or last day of a period; both are included. Days are in UTC, like those of the counters. */
const day = z.iso.date('Choose a day.');

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of days of a period, both ends included. */
export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days of a period, both included (UTC). */
export const analyticsDays = z
  .object({ from: day, to: day })
  .refine((period) => daysOf(period) >= 1, { path: ['to'], error: 'The period ends before it begins.' })
  .refine((period) => daysOf(period) <= LONGEST_PERIOD_DAYS, {
    path: ['from'],
    error: 'Choose a period of at most two years.',
  });

/**
 * The questions to look at: those of one product or of all, asked from one day to another, both included (UTC). Calls
 * add their own fields with `safeExtend`.
 */
export const analyticsPeriod = analyticsDays.safeExtend({ product: id.optional() });
export type AnalyticsPeriod = z.output<typeof analyticsPeriod>;

const count = z.number().int();

/** Outcomes of questions. Each question counts once, on the day it was asked; further attempts to answer it don't. */
export const questionCounts = z.object({
  asked: count,
  answered: count,
  not_answered: count,
  works: count.describe('answers that a customer said work, further tries included'),
  does_not_work: count.describe('answers that a customer said do not work, further tries included'),
  resolved: count.describe('questions answered whose answer nobody said does not work'),
});

/** Questions of a day (UTC); days without one are left out. */
export const dailyCount = z.object({ day: z.iso.date(), asked: count, answered: count });
export type DailyCount = z.output<typeof dailyCount>;

/**
 * How long customers waited for an answer: the time in the server from the request to the whole answer, without the
 * network. Every question that was answered counts, including photos, corrections and refusals; further attempts don't.
 */
export const answerTime = z.object({
  medianMs: count
    .nullable()
    .describe(
      'half of the answers took no longer; milliseconds, less than 5 % off; null where none was measured',
    ),
  medianMsBefore: count.nullable().describe('the same of the period before'),
  trend: count
    .nullable()
    .describe('change in whole percent, negative for faster; null with nothing to compare with'),
});

/** The figures of a period, and those of the period of the same length just before it. */
export const analyticsOverview = z.object({
  total: questionCounts,
  before: z.object({ from: z.iso.date(), to: z.iso.date(), asked: count }),
  answerTime,
  trend: count
    .nullable()
    .describe(
      'change of asked in whole percent; null with nothing to compare with, as where the first question fell into the period before',
    ),
  days: z.array(dailyCount).describe('oldest first'),
  daysBefore: z.array(dailyCount),
});
export type AnalyticsOverview = z.output<typeof analyticsOverview>;

/** Outcomes of a product’s questions in a period, and the confidence of its answers. */
export const productPerformance = z.object({
  _id: id,
  product_name: z.string(),
  totalCount: count,
  answered: count,
  not_answered: count,
  high: count.describe('answers of a confidence of 0.75 or more'),
  medium: count,
  low: count.describe('answers of a confidence below 0.45'),
  works: count,
  does_not_work: count,
});
export type ProductPerformance = z.output<typeof productPerformance>;

/** Orders of a list of products, the most first; `name` is alphabetical. */
export const performanceOrder = z.enum(['asked', 'unanswered', 'does-not-work', 'name']);
export type PerformanceOrder = z.output<typeof performanceOrder>;

/** Questions for which a page was cited first, and which went unanswered or whose customer said it does not work. */
export const confusedPage = z.object({
  page: z.number().int(),
  printed: z.string().optional().describe('the number printed on it, where that is another'),
  questions: count,
});
export type ConfusedPage = z.output<typeof confusedPage>;

/** The pages at which a manual left its readers without help. */
export const confusingManual = z.object({
  _id: id,
  title: z.string(),
  pages: z.number().int().nullable().describe('null for Word files, which have no pages to show'),
  url: z.string().describe('signed, expiring link to the file'),
  pageImage: z
    .string()
    .nullable()
    .describe('signed link to pictures of pages; put the page for {page}. Null where none are drawn'),
  confused: z.array(confusedPage).describe('pages of the version that answers now, in their order'),
  elsewhere: count.describe('such questions that an earlier version or a part without pages was named for'),
});
export type ConfusingManual = z.output<typeof confusingManual>;

/** Calls for a company’s figures about its customers’ questions. */
export const analyticsRoutes = {
  feedbackInfo: defineRoute({
    method: 'GET',
    path: '/api/chatbot/feedback-info',
    summary: 'Answered and not answered, works and does not work, per product',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, feedbackInfo) },
  }),
  productMessagesInfo: defineRoute({
    method: 'GET',
    path: '/api/chatbot/product-messages-info',
    summary: 'Questions per product',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, z.array(productCount)) },
  }),
  singleProductMessages: defineRoute({
    method: 'GET',
    path: '/api/chatbot/single-product-messages/:id',
    summary: 'Questions asked about a product, newest first',
    auth: 'company',
    scope: 'analytics:read',
    params: idParam,
    query: listQuery.extend({ show: questionFilter.optional() }),
    replies: { 200: listReply(askedQuestion) },
  }),
  overview: defineRoute({
    method: 'GET',
    path: '/api/analytics/overview',
    summary: 'Questions of a period, in all and per day, beside the period before',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod,
    replies: { 200: reply(200, analyticsOverview) },
  }),
  products: defineRoute({
    method: 'GET',
    path: '/api/analytics/products',
    summary: 'How the questions of each product went in a period',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod.safeExtend({ ...paged, order: performanceOrder.default('asked') }),
    replies: { 200: listReply(productPerformance) },
  }),
  confusedPages: defineRoute({
    method: 'GET',
    path: '/api/analytics/pages',
    summary:
      'The pages of a product’s manuals that left customers without help; without a product, of the one with most such questions',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod,
    replies: {
      200: reply(
        200,
        z.object({
          product: namedProduct.nullable().describe('null where no question of the period went wrong'),
          manuals: z.array(confusingManual),
        }),
      ),
    },
  }),
  confusedQuestions: defineRoute({
    method: 'GET',
    path: '/api/analytics/pages/:product/:manual/:page',
    summary: 'The questions that a page of a manual left without help, newest first',
    auth: 'company',
    scope: 'analytics:read',
    params: z.object({ product: id, manual: id, page: z.coerce.number().int().min(1).max(1_000_000) }),
    query: analyticsDays.safeExtend(paged),
    replies: { 200: listReply(askedQuestion) },
  }),
  exportQuestions: defineRoute({
    method: 'GET',
    path: '/api/analytics/export-questions',
    summary: 'The questions of a period with their answers as a CSV file, newest first',
    auth: 'company',
    scope: 'analytics:read',
    limit: 'form',
    query: analyticsPeriod,
    replies: { 200: z.string().describe('text/csv') },
  }),
  report: defineRoute({
    method: 'GET',
    path: '/api/analytics/report',
    summary: 'The figures of a period as a PDF file',
    auth: 'company',
    scope: 'analytics:read',
    limit: 'form',
    query: analyticsPeriod,
    replies: { 200: z.string().describe('application/pdf') },
  }),
};
