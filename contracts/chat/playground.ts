import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { productIdParam, reply } from '../shapes.ts';
import { exchange, question } from './chat.ts';

/** Calls with which a company tries what its customers will be answered. */
export const playgroundRoutes = {
  openingQuestions: defineRoute({
    method: 'GET',
    path: '/api/playground/of-product/:productId',
    summary: 'Questions to try first: the ones that a new conversation begins with',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(z.string())) },
  }),
  tryQuestion: defineRoute({
    method: 'POST',
    path: '/api/playground/of-product/:productId/preview',
    summary:
      'What a customer is answered, from corrections and manuals without a model; neither stored nor charged',
    auth: 'company-or-waiting',
    scope: 'products:read',
    limit: 'ask',
    params: productIdParam,
    body: z.object({ question }),
    replies: { 200: reply(200, exchange) },
  }),
};
