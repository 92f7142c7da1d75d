import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NoTurn } from '../../engine/runtime/turns.ts';
import { AppError } from '../app-error.ts';
import { createAppShell } from './app-shell.ts';

const secret = randomUUID();
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  app = await createAppShell({
    logger,
    trustedProxies: 0,
    readIdentity: async () => ({ brandName: 'Test' }),
    publicUrl: 'http://localhost',
  });
  app.get('/api/fails', async () => {
    throw new Error(`no column "${secret}"\nlevel 30 is what this line claims`);
  });
  app.get('/api/away', async () => {
    throw new Error('a query failed', { cause: new Error('timeout exceeded when trying to connect') });
  });
  app.get('/api/busy', async () => {
    throw new AppError('unavailable', 'Many are asking.', { cause: new NoTurn('full') });
  });
  app.get('/api/full', async () => {
    throw new Error('a query failed', { cause: Object.assign(new Error('disk full'), { code: '53100' }) });
  });
});

afterAll(() => app.close());

it('tells the caller nothing of a failure that was not expected, and the log all in one line', async () => {
  const reply = await app.inject('/api/fails');
  expect(reply.json()).toEqual({
    status: 500,
    code: 'internal',
    message: 'Server error. Please try again later.',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'request failed' });
  expect(lines[0]).toContain(secret);
});

it('logs no stack of a call for which there was no room', async () => {
  lines.length = 0;
  expect((await app.inject('/api/busy')).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'turned away',
    reason: 'Many are asking.',
  });
  expect(lines[0]).not.toContain('stack');
});

it('asks to wait where the database does not answer', async () => {
  const reply = await app.inject('/api/away');
  expect(reply.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(reply.headers['retry-after']).toBe('5');
});

it('says that there is no room, also where the database is what has none', async () => {
  expect((await app.inject('/api/full')).json()).toMatchObject({ status: 507, code: 'storage_full' });
});
