import { z } from 'zod';

/** Scopes of access tokens. A call that programs may make names one of them. */
export const TOKEN_SCOPES = [
  'products:read',
  'products:write',
  'chatbots:read',
  'chatbots:write',
  'conversations:read',
  'analytics:read',
] as const;

/** A scope of an access token. */
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.output<typeof tokenScope>;
