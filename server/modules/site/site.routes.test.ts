import { beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditRoutes } from '../../../contracts/admin/audit.ts';
import { NO_OPERATOR, operatorRoutes } from '../../../contracts/admin/operator.ts';
import { guidePath, sitePaths } from '../../../contracts/site-paths.ts';
import { createAdministrator, createApprovedCompany } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const FILLED_IN = {
  ...NO_OPERATOR,
  name: 'Quill & <Sons> Ltd.',
  address: '1 Ink Lane\nLondon',
  email: 'care@quill.example',
  law: 'England and {name}',
  isReviewed: true,
};
const DRAFT = 'This text is a draft.';

describe('the public pages', () => {
  const database = useTestDatabase();
  const app = useTestApp(database, { BRAND_NAME: 'Quill Help', PUBLIC_URL: 'https://quill.example' });
  const connected = useTestApp(database, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'small',
  });
  let token = '';
  const get = (url: string, headers: Record<string, string> = {}) => app().app.inject({ url, headers });
  const fillIn = (body: unknown, by: string | undefined = token) =>
    app().call(operatorRoutes.setOperator, { token: by, body });

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('are listed for programs, with addresses that lead somewhere', async () => {
    const { body, headers } = await get('/llms.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body.startsWith('# Quill Help\n\n> ')).toBe(true);
    const links = [...body.matchAll(/\]\(https:\/\/quill\.example(\S+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    for (const path of links) expect((await get(path)).statusCode, path).toBe(200);
  });

  it.each([...Object.values(sitePaths), guidePath('sending-links')])(
    'are whole without a script, lead to each other and need nobody to sign in: %s',
    async (path) => {
      const { statusCode, body, headers } = await get(path);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-language',
      });
      expect(body).toContain(' – Quill Help</title>');
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).not.toMatch(/<script(?! src="\/site\.js")|\son[a-z]+=|style="|undefined/);
      for (const other of Object.values(sitePaths)) expect(body).toContain(`href="${other}"`);
    },
  );

  it('are written in the language that is chosen, else in the browser’s, and stay in a chosen one', async () => {
    const german = await get(sitePaths.status, { 'accept-language': 'de-AT,en;q=0.5' });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('Alles funktioniert');
    expect(german.body).toContain(`href="${sitePaths.security}"`);
    const hindi = await get(`${sitePaths.security}?lang=hi`, { 'accept-language': 'de' });
    expect(hindi.body).toContain('<html lang="hi">');
    expect(hindi.body).toContain(`href="${sitePaths.status}?lang=hi"`);
    const unknown = await get(`${sitePaths.status}?lang=%22%3E&lang=x`);
    expect(unknown.body).toContain('<html lang="en">');
  });

  it('say so where a text is in English only', async () => {
    const { body } = await get(`${sitePaths.terms}?lang=fr`);
    expect(body).toContain('Ce texte n’existe qu’en anglais.');
    expect(body).toContain('<main id="text" tabindex="-1" lang="en">');
    expect((await get(sitePaths.terms)).body).not.toContain('class="note"');
  });

  it('find words in the documentation, harmless whatever they are', async () => {
    const found = await get(`${sitePaths.guide}?q=webhooks`);
    expect(found.body).toContain('places for “webhooks”');
    expect(found.body).toContain(`href="${guidePath('api')}#webhooks"`);
    expect(found.headers['x-robots-tag']).toBe('noindex, nofollow');
    const hostile = await get(`${sitePaths.guide}?q=${encodeURIComponent('"><script>x</script>')}`);
    expect(hostile.body).not.toContain('<script>x');
    expect(hostile.body).toContain('Nothing found');
  });

  it('have no chapter that nobody wrote', async () => {
    const { statusCode, body } = await get(guidePath('no-such-chapter'));
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no such chapter.');
  });

  it('name sub-processors by the settings in force: none by default', async () => {
    expect((await get(sitePaths.security)).body).toContain('no language model and no other service is asked');
    const { body } = await connected().app.inject({ url: sitePaths.security });
    expect(body).not.toContain('no language model and no other service is asked');
    expect(body).toContain('A mail server delivers mails');
    expect(body).toContain('A language model that the operator connected');
  });

  it('are drafts until the operator is filled in and has checked them, and then name the operator', async () => {
    for (const page of [sitePaths.terms, sitePaths.privacy, sitePaths.imprint]) {
      const { body, headers } = await get(page);
      expect(body).toContain(DRAFT);
      expect(body).toContain('<mark>not filled in yet</mark>');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    expect(await fillIn({ ...FILLED_IN, law: '' })).toMatchObject({ status: 200 });
    expect((await get(sitePaths.terms)).body).toContain(DRAFT);
    expect(await fillIn({ ...FILLED_IN, isReviewed: false })).toMatchObject({ status: 200 });
    expect((await get(sitePaths.terms)).body).toContain(DRAFT);
    expect(await fillIn(FILLED_IN)).toMatchObject({ status: 200, body: { data: FILLED_IN } });
    for (const page of [sitePaths.terms, sitePaths.privacy, sitePaths.imprint]) {
      const { body, headers } = await get(page);
      expect(body).not.toContain(DRAFT);
      expect(body).not.toContain('<mark>');
      expect(body).toContain('Quill &amp; &lt;Sons&gt; Ltd.');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    expect((await get(sitePaths.imprint)).body).toContain('<dd>1 Ink Lane<br />London</dd>');
    expect((await get(sitePaths.terms)).body).toContain('England and {name}');
    expect((await get(sitePaths.security)).body).toContain('Write to care@quill.example');
  });

  it('are filled in by administrators alone, with an entry that names fields and not what is in them', async () => {
    expect((await fillIn(FILLED_IN, '')).status).toBe(401);
    const { token: vendor } = await createApprovedCompany(app());
    expect((await fillIn(FILLED_IN, vendor)).status).toBe(403);
    expect((await app().call(operatorRoutes.operator, { token: vendor })).status).toBe(403);
    expect((await fillIn({ ...FILLED_IN, email: 'care' })).status).toBe(400);
    await fillIn(FILLED_IN);
    await fillIn({ ...FILLED_IN, phone: '555-0100' });
    expect((await app().call(operatorRoutes.operator, { token })).body.data).toMatchObject({
      phone: '555-0100',
    });
    const query = { action: 'operator.changed', limit: 1 };
    const { body } = await app().call(auditRoutes.list, { token, query });
    expect((body.data as AuditEntry[])[0]).toMatchObject({ after: { isReviewed: true, changed: 'phone' } });
    expect(JSON.stringify(body)).not.toContain('555-0100');
  });

  it('are named to search engines but for those that may be drafts', async () => {
    const { body } = await get('/sitemap.xml');
    for (const path of [sitePaths.guide, sitePaths.changelog, sitePaths.security])
      expect(body).toContain(`<loc>https://quill.example${path}</loc>`);
    expect(body).not.toContain(sitePaths.terms);
  });
});
