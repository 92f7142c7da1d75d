import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { registerWebClient } from './web-client.ts';

const app = fastify();
let webDir = '';

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'manualist-web-'));
  const names = ['index', 'landing', 'chat'];
  await Promise.all(names.map((name) => writeFile(join(webDir, `${name}.html`), `${name} of {public-url}`)));
  await registerWebClient(app, { webDir, supportEmail: null, publicUrl: 'https://manuals.example' });
});

afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

it.each([
  [paths.landing.path, 'landing'],
  [paths.chat.href('company', 'product', 'link'), 'chat'],
  [`${paths.landing.path}?from=mail`, 'landing'],
  [paths.products.path, 'index'],
  ['/no-such-screen', 'index'],
])('sends %s the page of its screen, else the one for all', async (url, name) => {
  const reply = await app.inject({ url });
  expect(reply.body).toBe(`${name} of https://manuals.example`);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it.each(['/api/no-such-call', '/assets/gone.js', '/healthz/more', '/landing.html', '/index.html'])(
  'has no page at %s',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);
