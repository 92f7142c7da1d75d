import type { InjectOptions } from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const TOKEN = 'figures-for-prometheus';

describe('the answer at /readyz', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);

  it('is no as soon as the process was told to stop, while every call is still answered', async () => {
    let isStopping = false;
    const { services, dataDir } = app();
    const config = loadConfig({ DATA_DIR: dataDir });
    const logger = pino({ level: 'silent' });
    const ping = async () => undefined;
    const own = await buildApp({
      config,
      services,
      logger,
      ping,
      isStopping: () => isStopping,
      webDir: dataDir,
    });
    const statuses = async () =>
      Promise.all(['/readyz', '/healthz'].map(async (url) => (await own.inject({ url })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    isStopping = true;
    expect(await statuses()).toEqual([503, 200]);
    await own.close();
  });
});

describe('the figures at /metrics', () => {
  const database = useTestDatabase();

  describe('without a token', () => {
    const app = useTestApp(database);
    const read = (from: Omit<InjectOptions, 'url'>) => app().app.inject({ url: '/metrics', ...from });

    it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
      'are given to this machine, as %s',
      async (remoteAddress) => {
        const reply = await read({ remoteAddress });
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-type']).toContain('text/plain');
        expect(reply.body).toContain('http_requests_total');
      },
    );

    it.each(['10.1.27.127', '203.0.113.7', '2001:db8::1'])('are refused to %s', async (remoteAddress) => {
      const reply = await read({ remoteAddress });
      expect(reply.json()).toMatchObject({ status: 403, code: 'not_allowed' });
      expect(reply.body).not.toContain('http_requests_total');
    });

    it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
      'are refused through a proxy on this machine, which says so by %s',
      async (name) => {
        const reply = await read({ remoteAddress: '127.0.0.1', headers: { [name]: '127.0.0.1' } });
        expect(reply.statusCode).toBe(403);
      },
    );
  });

  describe('with a token', () => {
    const app = useTestApp(database, { METRICS_TOKEN: TOKEN });
    const read = (authorization?: string) =>
      app().app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization === undefined ? {} : { authorization },
      });

    it('are given to who sends it, from anywhere', async () => {
      expect((await read(`Bearer ${TOKEN}`)).statusCode).toBe(200);
    });

    it.each([undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
      'are refused for %j',
      async (authorization) => {
        expect((await read(authorization)).statusCode).toBe(403);
      },
    );

    it('are refused to this machine without it, where a proxy may be that says nothing', async () => {
      const reply = await app().app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      expect(reply.statusCode).toBe(403);
    });
  });
});
