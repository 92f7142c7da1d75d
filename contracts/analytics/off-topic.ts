/** Questions that a company says are not about its product: greetings, general knowledge, what others sell. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id } from '../shapes.ts';

/** Most questions that are marked at once: as many as are analysed. */
const MAX_MARKED = 1000;

/** Calls by which a company says which questions are about its product. */
export const offTopicRoutes = {
  mark: defineRoute({
    method: 'POST',
    path: '/api/analytics/off-topic',
    summary: 'Say that questions are not about the product, or that they are',
    auth: 'company',
    body: z.object({
      questions: z
        .array(id)
        .min(1, 'Name at least one question.')
        .max(MAX_MARKED, `Name at most ${MAX_MARKED} questions.`),
      isOffTopic: z.boolean(),
    }),
    replies: { 200: done },
  }),
};
