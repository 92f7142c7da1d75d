/** Questions that customers are likely to ask about a product, for its company to look at before they do. */
import { z } from 'zod';
import { message } from '../chat/messages.ts';
import { defineRoute } from '../route.ts';
import { done, productIdParam, reply, requiredText } from '../shapes.ts';

/** What a question is made from. */
export const likelyKind = z.enum(['first-use', 'fault', 'own', 'task', 'caution', 'part']);
export type LikelyKind = z.output<typeof likelyKind>;

/** A question with what a customer would be answered now. */
export const likelyQuestion = z.object({
  question: z.string(),
  kind: likelyKind,
  answer: message,
  answerKey: z.string().describe('tells this answer from another to the same question'),
  state: z
    .enum(['open', 'approved', 'corrected'])
    .describe('approved: the company found this very answer right; corrected: it is the company’s own'),
  weakness: z
    .enum(['refused', 'unsure'])
    .nullable()
    .describe('refused: the manual does not say it; unsure: it says something that may not be the answer'),
});
export type LikelyQuestion = z.output<typeof likelyQuestion>;

/** Calls about likely questions. None of them charges a query or is in any figure. */
export const likelyQuestionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/likely-questions/of-product/:productId',
    summary: 'Up to ten questions that customers are likely to ask, with what they would be answered',
    auth: 'company-or-waiting',
    scope: 'products:read',
    limit: 'ask',
    params: productIdParam,
    replies: { 200: reply(200, z.array(likelyQuestion)) },
  }),
  judge: defineRoute({
    method: 'POST',
    path: '/api/likely-questions/of-product/:productId',
    summary: 'Say that the answer to a likely question is right, or take that back',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    body: z.object({
      question: requiredText('Question', 1000),
      answerKey: z
        .string()
        .min(1)
        .max(64)
        .regex(/^[\w+/=-]+$/, 'The key of an answer has letters, digits and signs only.')
        .describe('of the answer that was looked at'),
      isRight: z.boolean(),
    }),
    replies: { 200: done },
  }),
};
