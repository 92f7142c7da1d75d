import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  type InstructionPage,
  instructionRoutes,
  MAX_PAPER_REQUESTS_PER_DAY,
} from '../../../../contracts/manuals/instructions.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { readPageSize } from '../../../../engine/read/pdf/page-size.ts';
import { withFile } from '../../../../engine/testing/temporary-file.ts';
import { chatbot } from '../../../db/schema/chats.ts';
import { instructionPage, paperRequest } from '../../../db/schema/instructions.ts';
import { mail } from '../../../db/schema/platform.ts';
import { createApprovedCompany, DECIDER, type TestCompany } from '../../../testing/accounts.ts';
import { codeOf, createInstructions, publishInstructions } from '../../../testing/instructions.ts';
import { createLink, createReadyProduct, pumpManual } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { unzip } from '../../../testing/unzip.ts';

const { setDeclaration, addEdition, instructions, paperSent } = instructionRoutes;

describeOnBothDatabases('public instructions', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let page: InstructionPage;
  let base: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Pump <b>P7</b>');
    page = await publishInstructions(app(), vendor, productId, {
      gtin: '9520123456788',
      serialFrom: 'A100',
      serialTo: 'A250',
    });
    base = `/i/${codeOf(page)}`;
  });

  const get = (url: string, headers: Record<string, string> = {}) => app().app.inject({ url, headers });
  const askForPaper = (form: Record<string, string>, at = base) =>
    app().app.inject({
      method: 'POST',
      url: `${at}/paper`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const person = { name: 'Dana Reyes', address: '1 Mill Lane\nDerby', language: 'en' };

  it('are read without an account, a cookie or a script', async () => {
    const { statusCode, headers, body } = await get(base);
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toMatch(/<script|<b>P7|style="/);
    expect(body).toContain('Instructions for P7-230');
    expect(body).toContain('Pump &lt;b&gt;P7&lt;/b&gt;');
    expect(body).toContain('A100 to A250');
    expect(body).toContain('09520123456788');
    expect((await get('/i/style.css')).headers['content-type']).toContain('text/css');
  });

  it.each([
    ['de', 'Anleitung für P7-230'],
    ['es', 'Instrucciones de P7-230'],
    ['fr', 'Notice de P7-230'],
    ['hi', 'P7-230 के निर्देश'],
  ])('speak %s, by the address or the browser', async (language, title) => {
    expect((await get(`${base}?lang=${language}`)).body).toContain(title);
    const { body, headers } = await get(base, { 'accept-language': language });
    expect(body).toContain(title);
    expect(headers['content-language']).toBe(language);
  });

  it('hand out the file as it was uploaded, the text with its pages, and the text for programs', async () => {
    const edition = page.editions[0]?._id ?? '';
    const file = await get(`${base}/${edition}/file`);
    expect(file.rawPayload.equals(pumpManual())).toBe(true);
    expect(file.headers['content-disposition']).toBe("inline; filename*=UTF-8''pump.pdf");
    const text = await get(`${base}/${edition}`);
    expect(text.body).toContain('Press and hold Stop for 3 seconds.');
    expect(text.body).toContain('<span>2.</span><span class="text">Close the valves V1 and V2.</span>');
    expect(text.body).toContain('class="warning"');
    expect(text.body).toContain('/file#page=2');
    const markdown = await get(`${base}/${edition}/text.md`);
    expect(markdown.body).toContain('## 1 Cleaning the strainer (page 1)');
    expect(markdown.body).toContain('2. Close the valves V1 and V2.');
    expect((await get(`${base}/llms.txt`)).body).toContain(`${base}/${edition}/text.md`);
  });

  it('hand out a copy for archives, with as many pages of the same size', async () => {
    const edition = page.editions[0]?._id ?? '';
    const link = `${base}/${edition}/archive.pdf`;
    expect((await get(`${base}?lang=de`)).body).toContain(`${link}?lang=de" download>Für Archive speichern`);
    const copy = await get(link);
    expect(copy.headers['content-disposition']).toBe("attachment; filename*=UTF-8''pump%20%28PDF-A%29.pdf");
    expect(copy.rawPayload.toString('latin1')).toContain('pdfaid:part>2<');
    const sizesOf = (file: Buffer) =>
      withFile(file, (path) => Promise.all([1, 2, 3].map((number) => readPageSize(path, number))));
    expect(await sizesOf(copy.rawPayload)).toEqual(await sizesOf(pumpManual()));
    expect((await get(`${base}/${productId}/archive.pdf`)).statusCode).toBe(404);
  });

  it('show the version that holds today, and those before it apart', async () => {
    const own = await createReadyProduct(app(), vendor, 'Two versions');
    const { _id: pageId, address, editions } = await publishInstructions(app(), vendor, own);
    const add = (validFrom: string, range = {}) =>
      app().call(addEdition, {
        token: vendor.token,
        params: { productId: own, pageId },
        body: { manualId: editions[0]?.manualId, language: 'en', validFrom, ...range },
      });
    await add('2026-06-01');
    await add('2099-01-01');
    await add('2026-03-01', { serialFrom: 'B1' });
    const path = new URL(address).pathname;
    const [shown = '', others = ''] = (await get(path)).body.split('Other versions');
    expect(shown).toContain('June 1, 2026');
    expect(shown).toContain('March 1, 2026');
    expect(others).toContain('January 1, 2099');
    expect(others).toContain('January 15, 2026');
    const forOne = (await get(`${path}?serial=A7`)).body;
    expect(forOne).toContain('serial number A7');
    expect(forOne).not.toContain('March 1, 2026');
    expect((await get(`${base}?serial=Z9`)).body).toContain('No manual here names serial number Z9');
    expect((await get(`${base}?serial=%3Cscript%3E`)).body).not.toContain('<script');
  });

  it('have a declaration where the maker added one', async () => {
    expect((await get(`${base}/declaration.pdf`)).statusCode).toBe(404);
    await app().call(setDeclaration, {
      token: vendor.token,
      params: { productId, pageId: page._id },
      file: { name: 'EU declaration.pdf', content: pumpManual() },
    });
    const declaration = await get(`${base}/declaration.pdf`);
    expect(declaration.rawPayload.equals(pumpManual())).toBe(true);
    expect((await get(base)).body).toContain('Declaration of conformity');
  });

  it('are saved as a site whose links all lead to files in it', async () => {
    const { rawPayload, headers } = await get(`${base}/site.zip?lang=de`);
    expect(headers['content-type']).toBe('application/zip');
    const files = await unzip(rawPayload);
    expect(files.get('manuals/en-1.pdf')?.equals(pumpManual())).toBe(true);
    expect(files.get('declaration.pdf')?.equals(pumpManual())).toBe(true);
    expect(files.get('index.html')?.toString()).toContain('Anleitung für P7-230');
    expect(files.get('index.html')?.toString()).not.toMatch(/<form|https?:\/\/(?!www\.w3)/);
    let links = 0;
    for (const [name, content] of files) {
      if (!name.endsWith('.html')) continue;
      for (const [, href = ''] of content.toString().matchAll(/(?:href|src)="([^"#]+)/g)) {
        if (/^(mailto:|data:)/.test(href)) continue;
        const path = new URL(href, `file:///${name}`).pathname.slice(1);
        expect(files.has(path), `${name} → ${href}`).toBe(true);
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(50);
  });

  it('send a wish for paper to the maker alone, with its day', async () => {
    const { statusCode, body } = await askForPaper({ ...person, serial: 'A101' });
    expect(statusCode).toBe(200);
    const due = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    expect(body).toContain('Thank you.');
    const mails = await database().write.select().from(mail).where(eq(mail.companyId, vendor.companyId));
    const [sent] = mails.filter(({ subject }) => subject.includes('on paper'));
    expect(sent).toMatchObject({ recipient: 'service@example.com', isPrivate: true });
    expect(sent?.text).toContain('1 Mill Lane\nDerby');
    expect(sent?.subject).toContain(due);
    const params = { productId, pageId: page._id };
    const listed = await app().call(instructions, { token: vendor.token, params });
    const [request] = (listed.body.data as InstructionPage[])[0]?.paperRequests ?? [];
    expect(request).toMatchObject({ ...person, serial: 'A101', dueOn: due, sentAt: null });
    const done = await app().call(paperSent, {
      token: vendor.token,
      params: { ...params, requestId: request?._id ?? '' },
    });
    expect((done.body.data as InstructionPage).paperRequests).toMatchObject([{ sentAt: expect.any(String) }]);
  });

  it.each([
    [{ ...person, name: '' }, 'name'],
    [{ ...person, address: 'x'.repeat(501) }, 'address'],
    [{ ...person, language: 'fi' }, 'language'],
    [{ ...person, serial: 'a b' }, 'serial'],
    [{ ...person, name: 'a\0b' }, 'name'],
    [{}, 'name'],
  ])('refuse %j, and keep what was filled in', async (form, field) => {
    const { statusCode, body } = await askForPaper(form as Record<string, string>);
    expect(statusCode).toBe(400);
    expect(body).toContain(`id="${field}-wrong"`);
    expect(body).not.toContain('\0');
  });

  it('take neither a form that is too large nor more wishes than a maker can read', async () => {
    expect((await askForPaper({ ...person, name: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const rows = Array.from({ length: MAX_PAPER_REQUESTS_PER_DAY }, () => ({
      companyId: vendor.companyId,
      id: crypto.randomUUID(),
      pageId: page._id,
      ...person,
      dueOn: '2026-12-01',
    }));
    await database().write.insert(paperRequest).values(rows);
    const full = await askForPaper(person);
    expect(full.statusCode).toBe(429);
    expect(full.body).toContain('very many requests');
    const future = new Date(Date.now() + 1000);
    expect(await app().services.publicInstructions.sweepRequests(future)).toBeGreaterThan(
      MAX_PAPER_REQUESTS_PER_DAY,
    );
  });

  it('tell nothing of drafts, other pages, other companies or chats', async () => {
    const draft = await createInstructions(app(), vendor, productId, {
      model: 'Secret',
      gtin: '614141123452',
    });
    const other = await createApprovedCompany(app(), 'Other');
    const theirs = await publishInstructions(app(), other, await createReadyProduct(app(), other, 'Theirs'));
    await createLink(app(), vendor, productId, 'dana@customer.example');
    const [link] = await database()
      .write.select()
      .from(chatbot)
      .where(eq(chatbot.companyId, vendor.companyId));
    const edition = theirs.editions[0]?._id ?? '';
    const draftEdition = draft.editions[0]?._id ?? '';
    for (const path of [
      `/i/${codeOf(draft)}`,
      `/i/${codeOf(draft)}/site.zip`,
      `/i/${codeOf(draft)}/llms.txt`,
      `${base}/${draftEdition}`,
      `${base}/${draftEdition}/file`,
      `${base}/${edition}`,
      `${base}/${edition}/file`,
      `${base}/${edition}/text.md`,
      '/i/000000000000',
      '/i/x',
      `${base}/${'0'.repeat(36)}/file`,
      '/01/00614141123452',
    ])
      expect((await get(path)).statusCode, path).toBe(404);
    expect((await askForPaper(person, `/i/${codeOf(draft)}`)).statusCode).toBe(404);
    const { body } = await get(base);
    for (const secret of [
      vendor.companyId,
      vendor.email,
      productId,
      page._id,
      link?.uniqueId,
      'dana@customer',
      'Secret',
    ])
      expect(body).not.toContain(secret);
  });

  it('stay while the company is suspended, and go with a product whose promise is over', async () => {
    const company = await createApprovedCompany(app(), 'Suspended');
    const own = await createReadyProduct(app(), company, 'Stays');
    const { _id, address, editions } = await publishInstructions(app(), company, own);
    const path = new URL(address).pathname;
    await app().services.admin.suspend(DECIDER, company.userId);
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(`${path}/${editions[0]?._id}/file`)).statusCode).toBe(200);
    await app().services.admin.approve(DECIDER, company.userId);
    await database()
      .write.update(instructionPage)
      .set({ promisedUntil: '2020-01-01' })
      .where(eq(instructionPage.id, _id));
    expect((await get(path)).statusCode).toBe(200);
    await app().call(productRoutes.deleteProduct, { token: company.token, params: { id: own } });
    expect((await get(path)).statusCode).toBe(404);
  });

  it('are found by the article and the machine, as GS1 writes them', async () => {
    const found = await get('/01/09520123456788/21/A120');
    expect([found.statusCode, found.headers.location]).toEqual([307, `${base}?serial=A120`]);
    expect((await get('/01/9520123456788')).headers.location).toBe(base);
    expect((await get('/01/09520123456788/10/LOT7/21/A120')).headers.location).toBe(`${base}?serial=A120`);
    expect((await get('/01/09520123456788/21/Z1')).statusCode).toBe(404);
    expect((await get('/01/09520123456789/21/A120')).statusCode).toBe(400);
    expect((await get('/01/09520123456788/21/A120/10/LOT7')).statusCode).toBe(400);
    const set = await get('/01/09520123456788?linkType=linkset');
    expect(set.headers['content-type']).toContain('application/linkset+json');
    expect(set.json()).toMatchObject({
      linkset: [{ 'https://ref.gs1.org/voc/instructions': [{ href: page.address }] }],
    });
    const rival = await createApprovedCompany(app(), 'Rival');
    const product = await createReadyProduct(app(), rival, 'Same number');
    await publishInstructions(app(), rival, product, { gtin: '9520123456788' });
    const several = await get('/01/09520123456788');
    expect(several.statusCode).toBe(300);
    expect(several.body).toContain('Rival');
    expect(several.body).toContain('Halloran Pumps');
    expect((await get('/01/09520123456788/21/A120')).headers.location).toBe(`${base}?serial=A120`);
  });
});
