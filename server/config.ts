/** The only place that reads the environment. Every setting is optional; a wrong one stops the start with a list. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { LogServer } from './logs/ship-logs.ts';
import type { ModelSettings } from './providers/llm/language-model.ts';
import type { MailSender } from './providers/mail/mail-transport.ts';
import { environment, type Risk } from './settings/environment.ts';
import { isLoopback } from './settings/is-loopback.ts';
import { forgetSecrets, readSecretFiles, SecretFileError } from './settings/secret-files.ts';

/** From here and from the built program alike. */
const OWN_MODELS = fileURLToPath(new URL('../models', import.meta.url));
const CLAMD_PORT = 3310;
/** Of RFC 5425. */
const SYSLOG_TLS_PORT = 6514;
/** Of mails that are read in the outbox only. */
const NO_ADDRESS = 'no-reply@localhost.localdomain';

export type Config = {
  port: number;
  host: string;
  /** Address customers reach the product under; no trailing slash. */
  publicUrl: string;
  /** Whether this is plainly a start to try it out: on this machine alone, and not as the image starts it. */
  isTrial: boolean;
  /** Files of the certificate chain and the key, PEM, with which it speaks TLS itself; null: a proxy does, or nobody. */
  tls: { certFile: string; keyFile: string } | null;
  /** What the operator knowingly does without. */
  acceptedRisks: readonly Risk[];
  /** Names that lead to this machine or to containers on it, besides those that always do. */
  localHosts: readonly string[];
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  /** Most connections to the database that this process holds for its statements. */
  databaseConnections: number;
  /** A replica that figures are counted on; null: the database itself. */
  analyticsDatabaseUrl: string | null;
  role: 'all' | 'web' | 'worker';
  admin: { email: string; password: string | null };
  /** Whether to make the demo company; where the setting is not given, a trial with the embedded database has it. */
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
  /** Under which the keys of the installation are stored; null: the database holds them as they are. */
  sealingKey: string | null;
  /** Whether every account has to have two-step sign-in. */
  requireTwoStep: boolean;
  autoApprove: boolean;
  /** Whether visitors can try a manual of their own on the landing page. */
  tryOnLanding: boolean;
  brandName: string;
  logLevel: string;
  /** A syslog server that gets each line of the log; null: standard output alone. */
  logServer: LogServer | null;
};

/** Thrown with one line per wrong setting. */
export class ConfigError extends Error {}

/**
 * Reads the settings. An empty variable counts as missing.
 * @throws ConfigError naming every wrong setting
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Some settings are wrong:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  const publicUrl = readPublicUrl(e);
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    isTrial: e.NODE_ENV !== 'production' && isLoopback(new URL(publicUrl).hostname),
    tls:
      e.TLS_CERT_FILE && e.TLS_KEY_FILE
        ? { certFile: resolve(e.TLS_CERT_FILE), keyFile: resolve(e.TLS_KEY_FILE) }
        : null,
    acceptedRisks: e.ACCEPT_RISKS,
    localHosts: e.LOCAL_HOSTS.map((name) => name.toLowerCase()),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: withPassword(e.DATABASE_URL, e),
    databaseConnections: e.DATABASE_CONNECTIONS,
    analyticsDatabaseUrl: withPassword(e.ANALYTICS_DATABASE_URL, e),
    role: e.ROLE,
    admin: {
      email: (e.ADMIN_EMAIL ?? 'admin@manualist.local').toLowerCase(),
      password: ofAnswering(e, e.ADMIN_PASSWORD),
    },
    seedDemo: e.SEED_DEMO ?? null,
    mail: { smtpUrl: e.SMTP_URL ?? null, from: readSender(e), supportEmail: e.SUPPORT_EMAIL ?? null },
    s3: readS3(e),
    clamd: readClamd(e.CLAMAV_HOST),
    llm: readModel(e, e.LLM_MODEL),
    visionModel: readModel(e, e.LLM_VISION_MODEL),
    answerThreads: e.ANSWER_THREADS,
    modelDir: e.MEANING ? resolve(e.MODEL_DIR ?? OWN_MODELS) : null,
    drainMs: e.DRAIN_SECONDS * 1000,
    trustedProxies: e.TRUSTED_PROXIES,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    metricsToken: ofAnswering(e, e.METRICS_TOKEN),
    sealingKey: e.SEALING_KEY ?? null,
    requireTwoStep: e.REQUIRE_TWO_STEP,
    autoApprove: e.AUTO_APPROVE,
    tryOnLanding: e.TRY_ON_LANDING,
    brandName: e.BRAND_NAME,
    logLevel: e.LOG_LEVEL,
    logServer: readLogServer(e.LOG_SYSLOG),
  };
}

/** Takes the secrets out of the environment of this process, once they are read. */
export const forgetEnvironment = (): void => forgetSecrets(process.env);

/** A file of a secret that can't be read is a wrong setting like others. */
function withSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  try {
    return readSecretFiles(env);
  } catch (error) {
    throw error instanceof SecretFileError ? new ConfigError(error.message) : error;
  }
}

function readPublicUrl({ PUBLIC_URL, HOST, PORT, TLS_CERT_FILE }: z.output<typeof environment>): string {
  const host = HOST === '0.0.0.0' ? 'localhost' : HOST;
  return (PUBLIC_URL ?? `${TLS_CERT_FILE ? 'https' : 'http'}://${host}:${PORT}`).replace(/\/+$/, '');
}

/** A secret that only processes that answer calls need: a worker does not have it, even where it is given. */
const ofAnswering = ({ ROLE }: z.output<typeof environment>, secret: string | undefined): string | null =>
  ROLE === 'worker' ? null : (secret ?? null);

/** The address with the password, unless it holds one. */
function withPassword(address: string | undefined, e: z.output<typeof environment>): string | null {
  const password = e.DATABASE_PASSWORD ?? e.PGPASSWORD;
  if (address === undefined || password === undefined) return address ?? null;
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
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

function readLogServer(address: string | undefined): LogServer | null {
  if (address === undefined) return null;
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port || SYSLOG_TLS_PORT) };
}

function readModel(e: z.output<typeof environment>, model: string | undefined): ModelSettings | null {
  const { LLM_BASE_URL: baseUrl } = e;
  if (!baseUrl || !model) return null;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey: ofAnswering(e, e.LLM_API_KEY), model };
}
