/** The only place that reads the environment. Every setting is optional; a wrong one stops the start with a list. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { brandName } from '../contracts/admin/platform-settings.ts';
import type { ModelSettings } from './providers/llm/language-model.ts';
import type { MailSender } from './providers/mail/mail-transport.ts';

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
const CLAMD_PORT = 3310;
/** Of mails that are read in the outbox only. */
const NO_ADDRESS = 'no-reply@localhost.localdomain';

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://help.company.com'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/manualist'),
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
  MODEL_DIR: z
    .string()
    .trim()
    .min(1)
    .default(fileURLToPath(new URL('../models', import.meta.url))),
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
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** With what one setting asks of another. */
const environment = variables
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is needed where ROLE is web or worker: the embedded database belongs to one process',
  })
  .refine(({ ANALYTICS_DATABASE_URL: replica, DATABASE_URL }) => !replica || DATABASE_URL !== undefined, {
    path: ['ANALYTICS_DATABASE_URL'],
    error: 'needs DATABASE_URL: the embedded database has no replica',
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

export type Config = {
  port: number;
  host: string;
  /** Address customers reach the product under; no trailing slash. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  /** Most connections to the database that this process holds for its statements. */
  databaseConnections: number;
  /** A replica that figures are counted on; null: the database itself. */
  analyticsDatabaseUrl: string | null;
  role: 'all' | 'web' | 'worker';
  admin: { email: string; password: string | null };
  /** Whether to make the demo company; decided by the kind of database where the setting is not given. */
  seedDemo: boolean | null;
  mail: { smtpUrl: string | null; from: MailSender; supportEmail: string | null };
  s3: { endpoint: string | null; bucket: string; region: string; key: string; secret: string } | null;
  /** ClamAV's daemon that searches uploaded files; null: nothing does. */
  clamd: { host: string; port: number } | null;
  /** The language model that may write answers; null: they are the manual's own words. */
  llm: ModelSettings | null;
  /** The one of the same server that may describe customers’ photos; null: none does. */
  visionModel: ModelSettings | null;
  /** Folder of the models that tell what texts mean, absolute; null: questions are answered by words alone. */
  modelDir: string | null;
  /** Threads that look up answers; 0: the one that answers all calls does it. */
  answerThreads: number;
  /** How long a process that was told to stop still answers while /readyz says that it is not ready, ms. */
  drainMs: number;
  trustedProxies: number;
  rateLimitScale: number;
  /** What reads /metrics must send; null where only this machine may. */
  metricsToken: string | null;
  autoApprove: boolean;
  /** Whether visitors can try a manual of their own on the landing page. */
  tryOnLanding: boolean;
  brandName: string;
  logLevel: string;
};

/** Thrown with one line per wrong setting. */
export class ConfigError extends Error {}

/**
 * Reads the settings. An empty variable counts as missing.
 * @throws ConfigError naming every wrong setting
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Some settings are wrong:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? 'localhost' : e.HOST}:${e.PORT}`).replace(
      /\/+$/,
      '',
    ),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseConnections: e.DATABASE_CONNECTIONS,
    analyticsDatabaseUrl: e.ANALYTICS_DATABASE_URL ?? null,
    role: e.ROLE,
    admin: {
      email: (e.ADMIN_EMAIL ?? 'admin@manualist.local').toLowerCase(),
      password: e.ADMIN_PASSWORD ?? null,
    },
    seedDemo: e.SEED_DEMO ?? null,
    mail: { smtpUrl: e.SMTP_URL ?? null, from: readSender(e), supportEmail: e.SUPPORT_EMAIL ?? null },
    s3: readS3(e),
    clamd: readClamd(e.CLAMAV_HOST),
    llm: readModel(e, e.LLM_MODEL),
    visionModel: readModel(e, e.LLM_VISION_MODEL),
    answerThreads: e.ANSWER_THREADS,
    modelDir: e.MEANING ? resolve(e.MODEL_DIR) : null,
    drainMs: e.DRAIN_SECONDS * 1000,
    trustedProxies: e.TRUSTED_PROXIES,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    metricsToken: e.METRICS_TOKEN ?? null,
    autoApprove: e.AUTO_APPROVE,
    tryOnLanding: e.TRY_ON_LANDING,
    brandName: e.BRAND_NAME,
    logLevel: e.LOG_LEVEL,
  };
}

/** Mails are from the brand unless the setting names somebody. */
function readSender({ MAIL_FROM, BRAND_NAME }: z.output<typeof environment>): MailSender {
  if (MAIL_FROM === undefined) return { name: BRAND_NAME, address: NO_ADDRESS };
  const [, name = '', address = MAIL_FROM] = MAIL_FROM.match(/^(.*)<(.+)>$/) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

function readS3(e: z.output<typeof environment>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = e;
  if (!bucket || !key || !secret) return null;
  return { endpoint: e.S3_ENDPOINT ?? null, bucket, region: e.S3_REGION, key, secret };
}

function readClamd(address: string | undefined): Config['clamd'] {
  const [, host = '', port] = address?.match(/^\[?([^\]]+?)\]?(?::(\d+))?$/) ?? [];
  return host === '' ? null : { host, port: port === undefined ? CLAMD_PORT : Number(port) };
}

function readModel(e: z.output<typeof environment>, model: string | undefined): ModelSettings | null {
  const { LLM_BASE_URL: baseUrl } = e;
  if (!baseUrl || !model) return null;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey: e.LLM_API_KEY ?? null, model };
}
