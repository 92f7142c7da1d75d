import { z } from 'zod';

/** What an access token can be allowed to do; a call that programs may make names one of them. */
export const TOKEN_SCOPES = [
  'products:read',
  'products:write',
  'chatbots:read',
  'chatbots:write',
  'conversations:read',
  'analytics:read',
] as const;

/** One thing that an access token may do. */
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.output<typeof tokenScope>;
