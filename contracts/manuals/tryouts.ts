import { z } from 'zod';
import { exchange, question } from '../chat/chat.ts';
import { MAX_TRYOUT_BYTES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { done, reply, timestamp } from '../shapes.ts';
import { manualProgress } from './manuals.ts';
import { product } from './products.ts';

/** A manual that a visitor tries: how far it is read and, once it is, a first answer and questions to go on with. */
export const tryout = z.object({
  filename: z.string(),
  title: z.string(),
  expiresAt: timestamp.describe('when it is deleted, unless it was kept before'),
  progress: manualProgress,
  opening: exchange.nullable(),
  starters: z.array(z.string()),
});
export type Tryout = z.output<typeof tryout>;

/** The header that holds a manual's token. Who has it may ask the manual, keep it and throw it away. */
export const TRYOUT_HEADER = 'x-tryout';
const tokenHeader = z.object({ [TRYOUT_HEADER]: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** Calls with which a visitor tries a manual of their own, without an account. */
export const tryoutRoutes = {
  state: defineRoute({
    method: 'GET',
    path: '/api/tryout/open',
    summary: 'Whether visitors can try a manual of their own here',
    auth: 'public',
    limit: 'chat',
    replies: { 200: reply(200, z.object({ isOpen: z.boolean() })) },
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/api/tryout',
    summary: 'Try a manual; deleted after 24 hours. The token is told once, and is the only way to it',
    auth: 'public',
    limit: 'tryout',
    form: {
      fields: z.object({}),
      file: { field: 'file', maxBytes: MAX_TRYOUT_BYTES, required: true },
    },
    replies: { 201: reply(201, z.object({ token: z.string(), expiresAt: timestamp })) },
  }),
  show: defineRoute({
    method: 'GET',
    path: '/api/tryout',
    summary: 'The manual of the token: how far it is, then its first answer',
    auth: 'public',
    limit: 'chat',
    headers: tokenHeader,
    replies: { 200: reply(200, tryout) },
  }),
  ask: defineRoute({
    method: 'POST',
    path: '/api/tryout/ask',
    summary: 'Ask the manual of the token; neither stored nor charged',
    auth: 'public',
    limit: 'showcase',
    headers: tokenHeader,
    body: z.object({ question }),
    replies: { 200: reply(200, exchange) },
  }),
  discard: defineRoute({
    method: 'DELETE',
    path: '/api/tryout',
    summary: 'Throw the manual of the token away now',
    auth: 'public',
    limit: 'chat',
    headers: tokenHeader,
    replies: { 200: done },
  }),
  keep: defineRoute({
    method: 'POST',
    path: '/api/tryout/keep',
    summary: 'Make the manual of the token a product of the own company; works once',
    auth: 'company-or-waiting',
    limit: 'upload',
    headers: tokenHeader,
    replies: { 201: reply(201, product) },
  }),
};
