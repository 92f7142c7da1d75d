/** Keys with which a company's own programs call this API. */
import { z } from 'zod';
import { defineRoute } from './route.ts';
import { done, id, idParam, reply, requiredText, timestamp } from './shapes.ts';
import { tokenScope } from './token-scopes.ts';

/** What every access token begins with, so that people and scanners know one when they see it. */
export const ACCESS_TOKEN_PREFIX = 'mnl_';
/** Access tokens that a company can have. */
export const MAX_ACCESS_TOKENS = 20;
/** How long a token can be made to last, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** A token as it is listed: never the token itself. */
export const accessToken = z.object({
  _id: id,
  name: z.string(),
  scopes: z.array(tokenScope),
  createdBy: z.string().describe('name of the person in whose name it acts'),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe('to the minute; null: never'),
  expiresAt: timestamp.nullable().describe('null: not before it is revoked'),
});
export type AccessToken = z.output<typeof accessToken>;

/** What is filled in to create one. */
export const accessTokenForm = z.object({
  name: requiredText('Name', 80),
  scopes: z
    .array(tokenScope, 'Choose what the token may do')
    .min(1, 'Choose what the token may do')
    .max(tokenScope.options.length, 'Name each permission once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each permission once'),
  validDays: z.literal(TOKEN_DAYS).nullable().describe('null: until it is revoked'),
});
export type AccessTokenForm = z.input<typeof accessTokenForm>;

/** Calls about access tokens: the owner's alone, and never a token's. */
export const accessTokenRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/access-tokens',
    summary: 'Access tokens of the own company, newest first',
    auth: 'company-owner',
    replies: { 200: reply(200, z.array(accessToken)) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/access-tokens',
    summary: 'Create an access token; its text is in this reply and nowhere else',
    auth: 'company-owner',
    audit: 'access_token.created',
    limit: 'form',
    body: accessTokenForm,
    replies: { 201: reply(201, accessToken.extend({ token: z.string() })) },
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    summary: 'Revoke an access token at once',
    auth: 'company-owner',
    audit: 'access_token.revoked',
    params: idParam,
    replies: { 200: done },
  }),
};
