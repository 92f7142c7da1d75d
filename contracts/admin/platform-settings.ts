/**
 * What the installation runs with, for the administrator: read from the environment, so shown and tested only, but for
 * what it is called, where help is and how long conversations are kept.
 */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, email, reply, requiredText } from '../shapes.ts';

/** Control characters, line ends, and what turns the direction of the text around it. */
const UNNAMEABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What the installation calls itself: 1 to 60 characters in one line. */
export const brandName = requiredText('The brand name', 60).refine(
  (name) => !UNNAMEABLE.test(name),
  'The brand name contains characters that can’t be shown',
);

/** What the installation calls itself, and the address to which people who need help write; null where there is none. */
export const identity = z.object({ brandName: z.string(), supportEmail: z.string().nullable() });
export type Identity = z.output<typeof identity>;

/** What an administrator chooses; null: the default again, what is left out stays. */
export const identityChange = z.object({
  brandName: brandName.nullable().optional(),
  supportEmail: email.nullable().optional(),
});
export type IdentityChange = z.output<typeof identityChange>;

/** Days after which what was said can be erased. */
export const RETENTION_DAYS = [30, 90, 180, 365, 730] as const;

/** How long conversations are kept, in days; null: for ever. */
export const retentionDays = z.literal(RETENTION_DAYS, 'Choose one of the periods').nullable();
export type RetentionDays = z.output<typeof retentionDays>;

/** The settings in force; no password or key is among them. */
export const platformSettings = z.object({
  ...identity.shape,
  defaults: identity.describe('from the environment, in force where nothing is chosen'),
  publicUrl: z.string(),
  approvesAtOnce: z.boolean().describe('whether who signs up may work without being approved'),
  mail: z.object({
    server: z.string().nullable().describe('host and port; null where mails stay in the outbox'),
    from: z.string(),
  }),
  model: z
    .object({
      server: z.string(),
      name: z.string(),
      visionName: z.string().nullable().describe('the model that may describe photos; null where none does'),
      hasKey: z.boolean(),
    })
    .nullable()
    .describe('null where answers are the manual’s own words'),
  database: z.enum(['embedded', 'server']),
  files: z.enum(['folder', 'bucket']),
  retentionDays: retentionDays.describe('null where conversations are kept for ever'),
});
export type PlatformSettings = z.output<typeof platformSettings>;

/** How a test ended. */
export const connectionTest = z.object({
  works: z.boolean(),
  detail: z.string().describe('where the mail went or what the model said; what went wrong'),
  tookMs: z.number().int(),
});
export type ConnectionTest = z.output<typeof connectionTest>;

/** What would be erased. */
export const retentionPreview = z.object({
  conversations: z.number().int().describe('with anything said in them that is older, of all companies'),
});

const testReply = reply(200, connectionTest);

/** The settings, and the tests of what they connect to. */
export const platformSettingsRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'The settings in force, without passwords and keys',
    auth: 'admin',
    replies: { 200: reply(200, platformSettings) },
  }),
  setIdentity: defineRoute({
    method: 'PATCH',
    path: '/api/admin/settings/identity',
    summary: 'Choose the brand name and the support address, or their defaults again',
    auth: 'admin',
    audit: 'identity.changed',
    body: identityChange,
    replies: { 200: reply(200, identity) },
  }),
  previewRetention: defineRoute({
    method: 'GET',
    path: '/api/admin/settings/retention',
    summary: 'What a period would erase if it were in force now',
    auth: 'admin',
    limit: 'mail',
    query: z.object({ days: z.coerce.number().pipe(z.literal(RETENTION_DAYS, 'Choose one of the periods')) }),
    replies: { 200: reply(200, retentionPreview) },
  }),
  setRetention: defineRoute({
    method: 'PATCH',
    path: '/api/admin/settings/retention',
    summary: 'Keep conversations for so many days, or for ever; what is older goes at the daily maintenance',
    auth: 'admin',
    audit: 'retention.changed',
    body: z.object({ days: retentionDays }),
    replies: { 200: done },
  }),
  testMail: defineRoute({
    method: 'POST',
    path: '/api/admin/settings/test-mail',
    summary: 'Send a mail to the own address, now and not by the queue',
    auth: 'admin',
    audit: 'mail.tested',
    limit: 'mail',
    replies: { 200: testReply },
  }),
  testModel: defineRoute({
    method: 'POST',
    path: '/api/admin/settings/test-model',
    summary: 'Ask the language model for one word',
    auth: 'admin',
    audit: 'model.tested',
    limit: 'mail',
    replies: { 200: testReply },
  }),
};
