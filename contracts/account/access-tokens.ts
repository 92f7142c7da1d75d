/** Access tokens, with which a company's own programs call this API. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, idParam, reply, requiredText, timestamp } from '../shapes.ts';
import { tokenScope } from './token-scopes.ts';

/** Prefix of every access token, by which people and scanners recognise one. */
export const ACCESS_TOKEN_PREFIX = 'mnl_';
/** Most access tokens of a company. */
export const MAX_ACCESS_TOKENS = 20;
/** Choices for the lifetime of a token, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** A token as lists show it, without the token itself. */
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

/** The form that creates a token. */
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

/** Calls about access tokens. Only the owner may make them, and no access token. */
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
