import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const STRANGER = '203.0.113.7';
const PUBLIC_URL = 'https://help.example.com';
const login: InjectOptions = {
  method: 'POST',
  url: authRoutes.login.path,
  payload: { email: 'a@b.example' },
};

describe('calls without TLS', () => {
  const database = useTestDatabase();
  const direct = useTestApp(database, { PUBLIC_URL });
  const proxied = useTestApp(database, { PUBLIC_URL, TRUSTED_PROXIES: '1' });
  const allowed = useTestApp(database, { PUBLIC_URL, ACCEPT_RISKS: 'plain-http' });

  it.each<[string, InjectOptions]>([
    ['a password', login],
    ['a call', { url: '/api/plans' }],
    ['a page with a key', { url: '/', headers: { authorization: 'Bearer x', accept: 'text/html' } }],
    ['a file', { url: '/uploads/a.pdf', headers: { accept: 'text/html' } }],
    ['a tool’s call', { method: 'POST', url: '/mcp', payload: {} }],
  ])('are refused, not led on: %s', async (_what, call) => {
    const reply = await direct().app.inject({ ...call, remoteAddress: STRANGER });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'not_allowed', message: expect.stringContaining(PUBLIC_URL) });
  });

  it('are led to the same page where a person opened one', async () => {
    const call = { url: '/login?next=%2Fa', headers: { accept: 'text/html', host: 'evil.example' } };
    const reply = await direct().app.inject({ ...call, remoteAddress: STRANGER });
    expect([reply.statusCode, reply.headers.location]).toEqual([308, `${PUBLIC_URL}/login?next=%2Fa`]);
  });

  it('are told by the trusted proxy, and by nobody else', async () => {
    const told = (proto: string) => ({ 'x-forwarded-for': STRANGER, 'x-forwarded-proto': proto });
    const ask = (app: typeof direct, proto: string) =>
      app().app.inject({ url: '/api/plans', headers: told(proto), remoteAddress: '10.0.0.2' });
    expect((await ask(proxied, 'https')).statusCode).toBe(200);
    expect((await ask(proxied, 'http')).statusCode).toBe(403);
    expect((await ask(direct, 'https')).statusCode).toBe(403);
  });

  it('are answered to health checks, to programs on this machine, and where the operator accepts them', async () => {
    const from = (url: string, remoteAddress: string, app = direct) =>
      app().app.inject({ url, remoteAddress });
    expect((await from('/readyz', STRANGER)).statusCode).toBe(200);
    expect((await from('/api/plans', '127.0.0.1')).statusCode).toBe(200);
    expect((await from('/api/plans', STRANGER, allowed)).statusCode).toBe(200);
  });
});
