import { z } from 'zod';
import { companyCard } from '../company/companies.ts';
import { defineRoute } from '../route.ts';
import { id, reply } from '../shapes.ts';
import { exchange, question } from './chat.ts';

/** The demo product that a visitor may ask, with a first question already answered. */
export const showcase = z.object({
  productName: z.string(),
  company: companyCard.extend({ _id: id }),
  opening: exchange,
});
export type Showcase = z.output<typeof showcase>;

/** Calls of the chatbot on the landing page. */
export const showcaseRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/api/showcase',
    summary: 'The demo product of the landing page; null without one',
    auth: 'public',
    limit: 'chat',
    replies: { 200: reply(200, showcase.nullable()) },
  }),
  ask: defineRoute({
    method: 'POST',
    path: '/api/showcase/ask',
    summary: 'Ask the demo product; neither stored nor charged',
    auth: 'public',
    limit: 'showcase',
    body: z.object({ question }),
    replies: { 200: reply(200, exchange) },
  }),
};
