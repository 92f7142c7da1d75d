/** Customers who are told by mail when a new version of the manual changes what they were answered. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, email, uniqueId } from '../shapes.ts';
import { codeFields } from './code-visit.ts';

/** No session is needed: the link is the key. */
export const answerWatchRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/api/chatbot/tell-changes',
    summary:
      'Ask to be told by mail when a new version of the manual changes what this conversation was answered; the address is asked first whether it wants that',
    auth: 'public',
    limit: 'form',
    body: z.object({
      uniqueId,
      visit: codeFields.visit,
      email,
      lang: z
        .string()
        .regex(/^[a-z]{2}$/, 'A language has two letters.')
        .optional()
        .describe('of what stands around the manual’s words, ISO 639-1'),
    }),
    replies: { 200: done },
  }),
};
