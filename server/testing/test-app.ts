/** The real app on a fresh database, called without a network. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Route } from '../../contracts/route.ts';
import { noEncoder } from '../../engine/meaning/encoder.ts';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createServices, type ServiceDeps, type Services } from '../services.ts';
import { readOnce } from './read-once.ts';

/** What a test reads of a reply. */
export type TestReply = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: OutgoingHttpHeaders;
};

export type TestCall = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  from?: string;
  body?: unknown;
  /** Multipart fields; `file` is sent under the route's own field name. */
  fields?: Record<string, string>;
  file?: { name: string; content: Buffer };
};

export type TestApp = {
  app: FastifyInstance;
  /** Folder of everything that is stored. */
  dataDir: string;
  services: Services;
  call: (route: Route, input?: TestCall) => Promise<TestReply>;
};

type TestDeps = Pick<ServiceDeps, 'onModelFailure' | 'outbound' | 'clock' | 'encoder' | 'answerer'> & {
  /** Given every line of the log, where a test reads it. */
  onLogLine?: (line: string) => void;
};

/**
 * Databases whose jobs an app runs. Of two on one database only the first does: a second one has a folder of its own,
 * and would try, fail and try again to read what was uploaded to the first.
 */
const withJobs = new WeakSet<Database>();

/**
 * @param env settings besides those a test needs
 * @param told who is told of what goes wrong, and what stands in the place of the internet and of the clock
 */
export async function startTestApp(
  database: Database,
  env: Record<string, string> = {},
  { onLogLine, ...told }: TestDeps = {},
): Promise<TestApp & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'manualist-app-'));
  const config = loadConfig({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent', ...env });
  const services = await createServices({
    config,
    database,
    onJobError: () => undefined,
    read: readOnce,
    encoder: noEncoder,
    ...told,
  });
  await services.plans.seedCatalogue();
  const logger = onLogLine ? pino({}, { write: onLogLine }) : pino({ level: 'silent' });
  const app = await buildApp({
    config,
    services,
    logger,
    ping: async () => undefined,
    webDir: join(dataDir, 'no-web'),
  });
  await app.ready();
  const runsJobs = !withJobs.has(database);
  if (runsJobs) {
    withJobs.add(database);
    await services.jobs.start();
  }
  return {
    app,
    dataDir,
    services,
    call: (route, input = {}) => inject(app, route, input),
    stop: async () => {
      await app.close();
      await services.close();
      if (runsJobs) withJobs.delete(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the app before the tests of a block and stops it after them. */
export function useTestApp(
  database: () => Database,
  env: Record<string, string> = {},
  told: TestDeps = {},
): () => TestApp {
  let started: Awaited<ReturnType<typeof startTestApp>> | undefined;
  beforeAll(async () => {
    started = await startTestApp(database(), env, told);
  });
  afterAll(async () => {
    await started?.stop();
  });
  return () => {
    if (!started) throw new Error('The app runs only while tests run.');
    return started;
  };
}

async function inject(app: FastifyInstance, route: Route, input: TestCall): Promise<TestReply> {
  const { params = {}, query, headers, from, body, token } = input;
  const form = route.form ? multipart(route.form.file.field, input) : null;
  const request: InjectOptions = {
    method: route.method,
    url: Object.entries(params).reduce((url, [name, value]) => url.replace(`:${name}`, value), route.path),
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...form?.headers,
    },
  };
  if (from !== undefined) request.remoteAddress = from;
  if (query) request.query = stringsOf(query);
  if (form) request.payload = form.payload;
  else if (body !== undefined) request.payload = body as NonNullable<InjectOptions['payload']>;
  const response = await app.inject(request);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { statusCode: status, body: text, headers: sent } = response;
  return { status, body: isJson ? response.json() : {}, text, headers: sent };
}

const stringsOf = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const BOUNDARY = '----manualist-test-boundary';

function multipart(field: string, { fields = {}, file }: TestCall) {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    parts.push(Buffer.from(head), file.content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
