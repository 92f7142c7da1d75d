/** Things that need a vendor's attention, for the dashboard: the newest of each kind, never a whole list. */
import { z } from 'zod';
import { manualStatus } from '../manuals/manuals.ts';
import { defineRoute } from '../route.ts';
import { done, id, namedProduct, reply, timestamp } from '../shapes.ts';

/** A customer's question that the manual did not answer, and its conversation. */
export const unansweredQuestion = z.object({
  _id: id,
  content: z.string(),
  timestamp,
  useremail: z.string(),
  uniqueId: z.string(),
  company: id,
  product: namedProduct,
});
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

/** Unanswered questions that mean the same: the newest of them, and all. */
export const unansweredGroup = unansweredQuestion.extend({
  name: z.string().describe('the commonest of the questions, else one in the midst of them'),
  questions: z.array(unansweredQuestion).describe('newest first, this one included'),
});
export type UnansweredGroup = z.output<typeof unansweredGroup>;

/** A manual whose newest version is not ready yet, or could not be read. */
export const manualInWork = z.object({
  _id: id,
  title: z.string(),
  status: manualStatus,
  pages: z.number().int().nullable().describe('null until the file is open, and for Word files'),
  pagesRead: z.number().int(),
  error: z.string().nullable().describe('what went wrong and what to do, when failed'),
  product: namedProduct,
});
export type ManualInWork = z.output<typeof manualInWork>;

/** Everything that needs the vendor's attention. */
export const attention = z.object({
  unanswered: z.array(unansweredGroup).describe('asked last first, at most 5'),
  off_topic: z
    .array(unansweredQuestion)
    .describe('unanswered questions that the company says are not about the product, newest first'),
  manuals: z.array(manualInWork).describe('newest first, at most 5'),
});
export type Attention = z.output<typeof attention>;

/** A step of a new company on its way to the first question, in their order. Each is done by doing what it names. */
export const firstStep = z.enum(['manual', 'answers', 'contact', 'link', 'question']);
export type FirstStep = z.output<typeof firstStep>;

/** How far a new company is. */
export const firstSteps = z.object({
  isPutAway: z.boolean().describe('the company no longer wants to see them, or has done them all'),
  steps: z.array(z.object({ step: firstStep, isDone: z.boolean() })),
  product: namedProduct.nullable().describe('the one to go on with; null while no manual answers'),
  answers: z
    .object({ judged: z.number().int(), total: z.number().int() })
    .describe('likely questions of that product, and those approved or corrected'),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** Calls of the dashboard besides the company's summary and usage. */
export const dashboardRoutes = {
  attention: defineRoute({
    method: 'GET',
    path: '/api/company/attention',
    summary: 'The latest unanswered questions and the manuals in work',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, attention) },
  }),
  firstSteps: defineRoute({
    method: 'GET',
    path: '/api/company/first-steps',
    summary: 'What a new company has done of its first steps',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, firstSteps) },
  }),
  putAwayFirstSteps: defineRoute({
    method: 'POST',
    path: '/api/company/first-steps/put-away',
    summary: 'No longer show the first steps to anybody of the company',
    auth: 'company',
    replies: { 200: done },
  }),
};
