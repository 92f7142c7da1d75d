/** What the environment may hold: every setting is optional. config.ts reads it. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { brandName } from '../../contracts/admin/platform-settings.ts';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
/** As others switch a part of the product. */
const onOrOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => /^(on|true|1)$/.test(value));
const optional = z.string().trim().optional();
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).optional();

/** An address, or a name and an address in angle brackets, as mails have it. */
const SENDER = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>)$/u;
/** Name or address of ClamAV's daemon, and its port; an address of IPv6 in brackets. */
const CLAMD = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

const HOST_NAME = /^[A-Za-z0-9.-]+$/;

/** What an operator may knowingly do without, where others than this machine reach the installation. */
export const RISKS = [
  'plain-http',
  'plain-connections',
  'no-malware-scan',
  'untrusted-certificate',
  'no-log-shipping',
  'one-factor',
] as const;
export type Risk = (typeof RISKS)[number];

/** Several words with commas between them. */
function listOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((text) => text.split(',').map((word) => word.trim()))
    .pipe(z.array(item))
    .default([]);
}

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://help.company.com'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  /** `production` is what the image says of itself; only its absence means anything: a start to try it out. */
  NODE_ENV: optional,
  TLS_CERT_FILE: optional,
  TLS_KEY_FILE: optional,
  ACCEPT_RISKS: listOf(z.enum(RISKS, { error: `knows ${RISKS.join(', ')}` })),
  LOCAL_HOSTS: listOf(z.string().regex(HOST_NAME, 'must be names of machines, such as database,clamav')),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/manualist'),
  DATABASE_PASSWORD: z.string().optional(),
  /** The same, as PostgreSQL's own programs have it. */
  PGPASSWORD: z.string().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  ANALYTICS_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@replica:5432/manualist'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SEED_DEMO: flag.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.company.com'),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(SENDER, 'must be an address such as no-reply@company.com or Name <no-reply@company.com>')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.eu-central-1.amazonaws.com'),
  S3_BUCKET: optional,
  S3_REGION: z.string().trim().default('us-east-1'),
  S3_KEY: optional,
  S3_SECRET: optional,
  CLAMAV_HOST: z
    .string()
    .trim()
    .regex(CLAMD, 'must be a name or an address, with a port if it is not 3310, such as clamav:3310')
    .optional(),
  LLM_BASE_URL: url(/^https?$/, 'http://127.0.0.1:11434/v1')
    .refine((address) => address === undefined || isBare(address), 'must hold no user, password or query')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces')
    .optional(),
  LLM_MODEL: optional,
  LLM_VISION_MODEL: optional,
  MEANING: onOrOff.default(true),
  MODEL_DIR: optional,
  ANSWER_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .max(16)
    .default(Math.min(2, Math.max(1, availableParallelism() - 1))),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1000).default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without spaces')
    .optional(),
  AUTO_APPROVE: flag.default(false),
  TRY_ON_LANDING: onOrOff.default(true),
  BRAND_NAME: brandName.default('Manualist'),
  SEALING_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43,}$/, 'must be 32 random bytes or more as base64url: 43 characters')
    .optional(),
  REQUIRE_TWO_STEP: flag.default(false),
  LOG_SYSLOG: url(/^tls$/, 'tls://logs.company.com:6514'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** With what one setting asks of another. */
export const environment = variables
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is needed where ROLE is web or worker: the embedded database belongs to one process',
  })
  .refine(({ ANALYTICS_DATABASE_URL: replica, DATABASE_URL }) => !replica || DATABASE_URL !== undefined, {
    path: ['ANALYTICS_DATABASE_URL'],
    error: 'needs DATABASE_URL: the embedded database has no replica',
  })
  .refine(({ DATABASE_PASSWORD, DATABASE_URL }) => !DATABASE_PASSWORD || DATABASE_URL !== undefined, {
    path: ['DATABASE_PASSWORD'],
    error: 'needs DATABASE_URL: the embedded database has no password',
  })
  .refine(({ TLS_CERT_FILE, TLS_KEY_FILE }) => Boolean(TLS_CERT_FILE) === Boolean(TLS_KEY_FILE), {
    path: ['TLS_CERT_FILE, TLS_KEY_FILE'],
    error: 'a certificate needs its key, and the other way round',
  })
  .refine(({ S3_BUCKET, S3_KEY, S3_SECRET }) => !S3_BUCKET || (S3_KEY && S3_SECRET), {
    path: ['S3_KEY, S3_SECRET'],
    error: 'both are needed with S3_BUCKET',
  })
  .refine(({ LLM_BASE_URL, LLM_MODEL }) => Boolean(LLM_BASE_URL) === Boolean(LLM_MODEL), {
    path: ['LLM_BASE_URL, LLM_MODEL'],
    error: 'a language model needs both',
  })
  .refine(({ LLM_MODEL, LLM_VISION_MODEL }) => !LLM_VISION_MODEL || LLM_MODEL, {
    path: ['LLM_VISION_MODEL'],
    error: 'needs LLM_BASE_URL and LLM_MODEL',
  });

/** A key belongs into LLM_API_KEY; what is no address at all is said by another rule. */
function isBare(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, search } = new URL(address);
  return username === '' && password === '' && search === '';
}
