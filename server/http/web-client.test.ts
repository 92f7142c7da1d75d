import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../contracts/admin/platform-settings.ts';
import { chatFile } from '../../contracts/chat/offline-files.ts';
import { paths } from '../../contracts/paths.ts';
import { createAppShell } from './app-shell.ts';
import type { Greet } from './pages/chat-page.ts';
import { registerWebClient } from './web-client.ts';

const SITE = 'https://shop.example';
const framed = { companyId: 'company', productId: 'product', uniqueId: 'link' };
const framedUrl = `${paths.chat.href('company', 'product', 'link')}?embedded`;

const UNIQUE_ID = 'link-of-the-pump';
const CHAT = paths.chat.href('company', 'product', UNIQUE_ID);

/** The installation's settings that are put into the pages; tests change them. */
let identity: Identity = { brandName: 'Test', supportEmail: null };
const readIdentity = async () => identity;

let app: FastifyInstance;
let webDir = '';
let asked: unknown[] = [];
/** How the chat of a link begins; tests change it. */
let greetOnce: Greet = async () => null;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'manualist-web-'));
  const greetings = ['en.page', 'en.section', 'de.page', 'de.section'];
  for (const name of greetings)
    await writeFile(join(webDir, `chat.${name}.html`), `${name}: {chat-product} by {chat-company}`);
  const names = ['index', 'chat'];
  await Promise.all(names.map((name) => writeFile(join(webDir, `${name}.html`), `${name} of {public-url}`)));
  await writeFile(join(webDir, 'landing.html'), 'landing of {public-url} by {brand-name}, {support-email}');
  await writeFile(join(webDir, 'embed.js'), 'void 0;');
  await writeFile(join(webDir, 'contact.js'), 'void 0;');
  await writeFile(join(webDir, 'contact-frame.js'), 'void 0;');
  await mkdir(join(webDir, 'offline'));
  for (const name of ['engine.js', 'encoder.js', 'service-worker.js'])
    await writeFile(join(webDir, 'offline', name), `/* ${name} */`);
  const publicUrl = 'https://manuals.example';
  const logger = pino({ level: 'silent' });
  app = await createAppShell({ logger, trustedProxies: 0, readIdentity, publicUrl });
  await registerWebClient(app, {
    webDir,
    readIdentity,
    publicUrl,
    describeChat: async ({ uniqueId }) =>
      uniqueId === UNIQUE_ID ? { product: 'Pump <P7>', accent: '#123456' } : null,
    greet: async (link) => greetOnce(link),
    listFrameOrigins: async (link) => {
      asked.push(link);
      return link.uniqueId === 'link' ? [SITE, 'http://localhost:4000'] : [];
    },
  });
});

afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

it.each([
  [paths.chat.href('company', 'product', 'link'), 'chat'],
  [paths.products.path, 'index'],
  ['/no-such-screen', 'index'],
])('sends %s the page of its screen, else the one for all', async (url, name) => {
  const reply = await app.inject({ url });
  expect(reply.body).toBe(`${name} of https://manuals.example`);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it('keeps every page out of the lists of search engines but those that are meant to be found', async () => {
  const robots = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
  expect(await robots(paths.chat.href('company', 'product', 'link'))).toBe('noindex, nofollow');
  expect(await robots(paths.products.path)).toBe('noindex, nofollow');
  expect(await robots(paths.landing.path)).toBeUndefined();
});

it('writes into each page what the installation is called now, whatever is in the name', async () => {
  for (const [brandName, shown] of [
    ['Quill Help', 'Quill Help'],
    ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
    ['{public-url} "$&"', '{public-url} &quot;$&amp;&quot;'],
  ] as const) {
    identity = { brandName, supportEmail: 'help@quill.example' };
    const landing = await app.inject({ url: '/?from=mail', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(landing.rawPayload).toString()).toBe(
      `landing of https://manuals.example by ${shown}, help@quill.example`,
    );
  }
  identity = { brandName: 'Test', supportEmail: null };
});

it.each(['/api/no-such-call', '/assets/gone.js', '/healthz/more', '/landing.html', '/index.html'])(
  'has no page at %s',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

describe('the beginning of a chat', () => {
  const open = async (headers: Record<string, string>, url = CHAT): Promise<string> =>
    (await app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })).body;
  const pump = { product: '<P7> {brand-name}', company: 'Nordwerk', proofKind: 'page' } as const;

  afterEach(() => {
    greetOnce = async () => null;
  });

  it('is in the page, in the language of who opens it, whatever is in the names', async () => {
    greetOnce = async ({ uniqueId }) => (uniqueId === UNIQUE_ID ? pump : null);
    const said = '&lt;P7&gt; {brand-name} by Nordwerk';
    expect(await open({})).toBe(`en.page: ${said}`);
    expect(await open({ 'accept-language': 'ja, de-AT;q=0.8, en;q=0.5' })).toBe(`de.page: ${said}`);
    expect(await open({ 'accept-language': 'ja' })).toBe(`en.page: ${said}`);
    expect(await open({}, `${CHAT}?embedded`)).toBe(`en.page: ${said}`);
    expect(await open({}, paths.chat.href('company', 'product', 'other'))).toMatch(/^chat of/);
  });

  it('names the section where a manual has no pages', async () => {
    greetOnce = async () => ({ ...pump, proofKind: 'section' });
    expect(await open({})).toMatch(/^en\.section: /);
  });

  it.each([
    ['who opens a printed code', { accept: 'text/html' }, `${CHAT}?model=P7`],
    ['a program that saves the page', { accept: '*/*' }, CHAT],
  ])('is left out for %s', async (_who, headers, url) => {
    greetOnce = async () => pump;
    expect(await open(headers, url)).toMatch(/^chat of/);
  });

  it('is not waited for where the database fails or takes its time', async () => {
    greetOnce = () => Promise.reject(new Error('The database is away.'));
    expect(await open({})).toMatch(/^chat of/);
    greetOnce = () => new Promise(() => undefined);
    expect(await open({})).toMatch(/^chat of/);
  });
});

describe('frames', () => {
  const ancestorsOf = async (url: string) => {
    asked = [];
    const { headers } = await app.inject({ url });
    const policy = String(headers['content-security-policy']);
    return { ancestors: policy.match(/frame-ancestors [^;]*/)?.[0], old: headers['x-frame-options'], policy };
  };

  it('are open to the sites of the company for a chat that is asked for so, everything else staying as it is', async () => {
    const plain = await ancestorsOf('/login');
    const open = await ancestorsOf(framedUrl);
    expect(open.ancestors).toBe(`frame-ancestors 'self' ${SITE} http://localhost:4000`);
    expect(open.old).toBeUndefined();
    expect(asked).toEqual([framed]);
    expect(open.policy.replace(/frame-ancestors [^;]*/, '')).toBe(
      plain.policy.replace(/frame-ancestors [^;]*/, ''),
    );
  });

  it.each([
    ['a chat that is opened by itself', paths.chat.href('company', 'product', 'link')],
    ['a chat that nobody has', `${paths.chat.href('company', 'product', 'other')}?embedded`],
    ['the landing page', '/?embedded'],
    ['a screen of the workspace', `${paths.settings.path}?embedded`],
  ])('stay closed to other sites for %s', async (_what, url) => {
    expect(await ancestorsOf(url)).toMatchObject({ ancestors: "frame-ancestors 'self'", old: 'SAMEORIGIN' });
    expect(asked.length).toBe(url.includes('other') ? 1 : 0);
  });
});

it('lets other sites load the scripts for them, and no other file', async () => {
  for (const url of ['/embed.js', '/contact.js'])
    expect(await app.inject({ url })).toMatchObject({
      statusCode: 200,
      headers: { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' },
    });
  for (const url of ['/', '/contact-frame.js'])
    expect((await app.inject({ url })).headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('makes an app of a chat: its manifest, icon and programs stand below its address', async () => {
  const manifest = await app.inject({ url: chatFile(CHAT, 'manifest') });
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(manifest.json()).toMatchObject({
    name: 'Pump <P7>',
    start_url: CHAT,
    scope: CHAT,
    theme_color: '#123456',
  });
  const icon = await app.inject({ url: chatFile(CHAT, 'icon') });
  expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(icon.body).toContain('P&lt;');
  const worker = await app.inject({ url: chatFile(CHAT, 'serviceWorker') });
  expect(worker.headers).toMatchObject({ 'service-worker-allowed': CHAT, 'cache-control': 'no-cache' });
  expect(worker.body).toContain('service-worker.js');
  expect((await app.inject({ url: chatFile(CHAT, 'engine') })).body).toContain('engine.js');
});

it('lets the worker that encodes run WebAssembly and load nothing, and no other reply of this site', async () => {
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  expect(await policyOf(chatFile(CHAT, 'encoder'))).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  for (const url of [CHAT, '/', '/embed.js', chatFile(CHAT, 'engine'), chatFile(CHAT, 'serviceWorker')])
    expect(await policyOf(url)).not.toMatch(/wasm|eval/);
});

it('makes none of a link that opens no chat', async () => {
  const other = paths.chat.href('company', 'product', 'unknown');
  for (const file of ['manifest', 'icon', 'serviceWorker'] as const)
    expect((await app.inject({ url: chatFile(other, file) })).statusCode).toBe(404);
});
