/** Tests the security headers that every reply carries, whoever asks for whatever. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../../contracts/account/auth.ts';
import { apiClientPath } from '../../contracts/site-paths.ts';
import { createApprovedCompany } from '../testing/accounts.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createAppShell } from './app-shell.ts';
import { registerWebClient } from './web-client.ts';

const REPLIES: [string, InjectOptions][] = [
  ['a call', { url: '/api/plans' }],
  ['a refusal', { url: authRoutes.userInfo.path }],
  ['a malformed call', { method: 'POST', url: authRoutes.login.path, payload: '{' }],
  ['an address that is none', { url: '/api/nothing/here' }],
  ['a method that is none', { method: 'PUT', url: authRoutes.login.path }],
  ['a file that is none', { url: '/uploads/none.pdf' }],
  ['the state', { url: '/healthz' }],
  ['the figures', { url: '/metrics', remoteAddress: '203.0.113.7' }],
  ['the description of the calls', { url: '/docs/json' }],
  ['the client that is made of it', { url: apiClientPath }],
  ['the page of that description', { url: '/docs/' }],
  ['what search engines ask for', { url: '/robots.txt' }],
];

describe('the headers of every reply', () => {
  const database = useTestDatabase();
  const app = useTestApp(database, { PUBLIC_URL: 'https://manuals.example' });
  const policyOf = (headers: Record<string, unknown>) =>
    String(headers['content-security-policy']).split(/; ?/);

  it.each(REPLIES)(
    'keep guessing, framing, plain http and the address to themselves: %s',
    async (_what, call) => {
      const { headers } = await app().app.inject(call);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(policyOf(headers)).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'self'",
        ]),
      );
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it.each(REPLIES)('name what is sent, with its charset: %s', async (_what, call) => {
    const { headers } = await app().app.inject(call);
    expect(headers['content-type']).toMatch(/^(application\/json|text\/(html|plain));.*charset=utf-8/);
  });

  it('run scripts from here only, none of them written into a page', async () => {
    const { headers } = await app().app.inject('/api/plans');
    expect(policyOf(headers)).toContain("script-src 'self'");
  });

  it('let no other site read a reply, nor ask before whether it may', async () => {
    const origin = 'https://other.example';
    const { token } = await createApprovedCompany(app());
    const authorization = `Bearer ${token}`;
    const read = await app().app.inject({
      url: authRoutes.userInfo.path,
      headers: { origin, authorization },
    });
    const ask = await app().app.inject({
      method: 'OPTIONS',
      url: authRoutes.login.path,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([read.statusCode, ask.statusCode]).toEqual([201, 404]);
    for (const { headers } of [read, ask]) expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('let nothing be kept that a call answers, and set no cookie', async () => {
    const { token } = await createApprovedCompany(app());
    const { headers } = await app().call(authRoutes.userInfo, { token });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('where the product is reached over plain http', () => {
  const app = useTestApp(useTestDatabase());

  it('no browser is told to use https', async () => {
    const { headers } = await app().app.inject('/healthz');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the web client', () => {
  let app: FastifyInstance;
  let webDir = '';

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'manualist-web-'));
    await writeFile(join(webDir, 'index.html'), 'page');
    await writeFile(join(webDir, 'embed.js'), 'void 0;');
    const publicUrl = 'https://manuals.example';
    const readIdentity = async () => ({ brandName: 'Test', supportEmail: null });
    const logger = pino({ level: 'silent' });
    app = await createAppShell({ logger, trustedProxies: 0, readIdentity, publicUrl });
    await registerWebClient(app, {
      webDir,
      readIdentity,
      publicUrl,
      listFrameOrigins: async () => [],
      describeChat: async () => null,
      greet: async () => null,
    });
  });

  afterAll(async () => {
    await app.close();
    await rm(webDir, { recursive: true, force: true });
  });

  it.each(['/', '/dashboard', '/embed.js'])('is sent with the same headers: %s', async (url) => {
    expect((await app.inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("base-uri 'none'"),
      'cache-control': 'no-cache',
    });
  });

  it.each(['/assets/', '/assets', '/../', '/.git/config', '/%2e%2e/package.json'])(
    'lists no folder and leaves its own: %s',
    async (url) => {
      const reply = await app.inject({ url });
      expect(['page', expect.stringContaining('not_found')]).toContainEqual(reply.body);
    },
  );
});
