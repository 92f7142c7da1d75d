/** Topics of the questions that got no helpful answer, and improvements that would help customers with them. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { id, namedProduct, reply, timestamp } from '../shapes.ts';
import { analyticsPeriod } from './analytics.ts';

/** At most this many of the newest unhelped questions of a period are analysed. */
export const MAX_TOPIC_QUESTIONS = 1000;

const count = z.number().int();

/** A question that got no answer, or one that the customer said does not work. */
export const unhelpedQuestion = z.object({
  _id: id,
  content: z.string(),
  timestamp,
  useremail: z.string(),
  uniqueId: z.string(),
  outcome: z.enum(['unanswered', 'does-not-work']),
  isCorrected: z.boolean().describe('a correction answers it now'),
});
export type UnhelpedQuestion = z.output<typeof unhelpedQuestion>;

/** An unhelped question that is in no topic, with its product. */
export const unhelpedAlone = unhelpedQuestion.extend({ product: namedProduct });
export type UnhelpedAlone = z.output<typeof unhelpedAlone>;

/** Questions that mean the same. */
export const topic = z.object({
  name: z.string().describe('the commonest of the questions, else one in the midst of them'),
  product: namedProduct,
  share: z.number().describe('of the questions looked at, 0–1'),
  unanswered: count,
  does_not_work: count,
  customers: count,
  questions: z.array(unhelpedQuestion).describe('newest first; at least two'),
});
export type Topic = z.output<typeof topic>;

/** The number of unhelped questions about the products, and how many of the newest were analysed. */
const lookedAt = z.object({ total: count, looked_at: count });

/** The topics that a company’s customers struggle with, the largest first. */
export const confusionPoints = lookedAt.extend({
  topics: z.array(topic),
  alone: count.describe('questions looked at that are like no other'),
  others: z.array(unhelpedAlone).describe('those, newest first'),
  off_topic_total: count.describe(
    'unhelped questions that the company says are not about the product; in no other number here',
  ),
  off_topic: z.array(unhelpedAlone).describe('the newest of those'),
});
export type ConfusionPoints = z.output<typeof confusionPoints>;

/** Kinds of improvements; each is an action of the product. */
export const improvementKind = z.enum(['correction', 'error-image', 'video', 'manual']);
export type ImprovementKind = z.output<typeof improvementKind>;

export const improvementPriority = z.enum(['high', 'medium', 'low']);
export type ImprovementPriority = z.output<typeof improvementPriority>;

/** A suggested improvement, with the questions that speak for it. */
export const improvement = z.object({
  kind: improvementKind,
  priority: improvementPriority,
  product: namedProduct,
  subject: z.string().describe('the topic; for an error image its code; for a manual the product'),
  customers: count,
  since: timestamp.describe('when the first of the questions was asked'),
  asked: count.nullable().describe('for a manual: all questions about the product in the period'),
  questions: z.array(unhelpedQuestion).describe('newest first; at least two'),
});
export type Improvement = z.output<typeof improvement>;

const weeks = z.object({
  days: count.describe('at most 28'),
  asked: count,
  unhelped: count,
});

/** The effect of an improvement: what became of such questions before it and after it. */
export const improvementEffect = z.object({
  kind: improvementKind,
  product: namedProduct,
  subject: z.string(),
  timestamp: timestamp.describe('when it was done'),
  useCount: count.nullable().describe('answers given with it; null where that is not counted'),
  before: weeks,
  after: weeks,
});
export type ImprovementEffect = z.output<typeof improvementEffect>;

export const improvements = lookedAt.extend({
  cards: z.array(improvement).describe('the most urgent first, at most 12'),
  effects: z
    .array(improvementEffect)
    .describe('of what was done in the period and asked about, newest first, at most 6'),
});
export type Improvements = z.output<typeof improvements>;

/** Calls about the topics that customers struggle with. */
export const topicRoutes = {
  confusionPoints: defineRoute({
    method: 'GET',
    path: '/api/analytics/confusion-points',
    summary: 'Unhelped questions grouped by what they are about',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod,
    replies: { 200: reply(200, confusionPoints) },
  }),
  improvements: defineRoute({
    method: 'GET',
    path: '/api/analytics/improvements',
    summary: 'What would help most, and what became of what was done',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod,
    replies: { 200: reply(200, improvements) },
  }),
};
