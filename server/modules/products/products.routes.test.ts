import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { type Product, productRoutes } from '../../../contracts/manuals/products.ts';
import { plan } from '../../db/schema/companies.ts';
import {
  createApprovedCompany,
  createPendingCompany,
  DECIDER,
  type TestCompany,
} from '../../testing/accounts.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import { redPng } from '../../testing/pictures.ts';
import {
  createLink,
  createNeighbours,
  pumpManual,
  readProduct,
  waitUntilRead,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { TRIAL_PLAN } from '../plans/plan-catalogue.ts';

describeOnBothDatabases('products, manuals, media and files', (database) => {
  const app = useTestApp(database);
  const { upload, updateProduct, allProducts, singleProduct, deleteProduct } = productRoutes;
  const file = { name: 'pump.pdf', content: pumpManual() };
  let owner: TestCompany;
  let stranger: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor: owner, other: stranger, productId } = await createNeighbours(app()));
  });

  it.each([
    ['no name', {}, file, 400, { errors: { product_name: 'Product name is required' } }],
    [
      'another type',
      { product_name: 'x' },
      { name: 'a.exe', content: Buffer.from('MZ..') },
      415,
      {
        message:
          'File type .exe is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
      },
    ],
    [
      'text called .pdf',
      { product_name: 'x' },
      { name: 'a.pdf', content: Buffer.from('hello') },
      415,
      {
        code: 'unsupported_file',
      },
    ],
    [
      'a program called .txt',
      { product_name: 'x' },
      { name: 'a.txt', content: Buffer.from('MZ\x90\0\x03\0') },
      415,
      {
        code: 'unsupported_file',
      },
    ],
    [
      'a web page called .md',
      { product_name: 'x' },
      { name: 'a.md', content: Buffer.from('<!doctype html><p>Please sign in') },
      415,
      {
        message: expect.stringContaining('a web page, though its name ends in .md'),
      },
    ],
    [
      'a web page called .pdf',
      { product_name: 'x' },
      { name: 'a.pdf', content: Buffer.from('<!doctype html><p>Please sign in') },
      415,
      {
        message: expect.stringContaining('a web page, though its name ends in .pdf'),
      },
    ],
    [
      'an empty file',
      { product_name: 'x' },
      { name: 'a.pdf', content: Buffer.alloc(0) },
      400,
      {
        code: 'invalid_request',
      },
    ],
    ['no file', { product_name: 'x' }, undefined, 400, { message: 'Please select a file to upload' }],
  ])('refuses an upload with %s and stores nothing', async (_name, fields, given, status, body) => {
    const input = given ? { token: owner.token, fields, file: given } : { token: owner.token, fields };
    expect(await app().call(upload, input)).toMatchObject({ status, body: { status, ...body } });
    expect((await app().call(allProducts, { token: owner.token })).body.total).toBe(1);
  });

  it('finds products by part of their name, page by page, with true totals', async () => {
    const find = async (query: Record<string, string | number>) =>
      (await app().call(allProducts, { token: owner.token, query })).body as {
        total: number;
        data: Product[];
      };
    expect((await find({ search: 'pUmP' })).data[0]).toMatchObject({
      _id: productId,
      filename: 'pump.pdf',
      pages: 2,
      status: 'ready',
      category: 'General',
      isNew: true,
    });
    expect(await find({ search: '%' })).toMatchObject({ total: 0, data: [] });
    expect(await find({ page: 2 })).toMatchObject({ total: 1, data: [] });
  });

  it('answers for another company’s product exactly as for a missing one', async () => {
    const { token } = stranger;
    const detail = await readProduct(app(), owner, productId);
    const manualId = detail.manuals[0]?._id ?? '';
    const missing = randomUUID();
    const pairs = [productId, missing].map(async (id) => [
      await app().call(singleProduct, { token, params: { id } }),
      await app().call(deleteProduct, { token, params: { id } }),
      await app().call(updateProduct, { token, params: { productId: id }, fields: { product_name: 'mine' } }),
      await app().call(upload, { token, fields: { productId: id }, file }),
      await app().call(manualRoutes.progress, { token, params: { productId: id } }),
      await app().call(mediaRoutes.getVideoLinks, { token, params: { productId: id } }),
      await app().call(mediaRoutes.uploadVideoLink, {
        token,
        params: { productId: id },
        body: { link: 'https://a.example/v' },
      }),
      await app().call(mediaRoutes.uploadImage, {
        token,
        fields: { productId: id, errorTitle: 'x' },
        file: { name: 'a.png', content: await redPng() },
      }),
    ]);
    const [foreign, absent] = await Promise.all(pairs);
    expect(foreign?.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(foreign?.map(({ text }) => text)).toEqual(absent?.map(({ text }) => text));
    for (const route of [manualRoutes.deleteManual, manualRoutes.retryManual]) {
      const replies = [manualId, missing].map((id) => app().call(route, { token, params: { manualId: id } }));
      const [theirs, none] = await Promise.all(replies);
      expect(theirs).toMatchObject({ status: 404, text: none?.text });
    }
    expect(await readProduct(app(), owner, productId)).toMatchObject({ product_name: 'Pump P7' });
  });

  it('lets a company that waits for approval have one product, and is closed to nobody in particular', async () => {
    const { token, userId } = await createPendingCompany(app());
    const add = () => app().call(upload, { token, fields: { product_name: 'Pump P7' }, file });
    const added = await add();
    expect(added.status).toBe(201);
    expect(await app().call(allProducts, { token })).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await add()).toMatchObject({
      status: 402,
      body: { limit: 'maxProducts', message: 'Until your company is approved, it works with one product.' },
    });
    const params = { id: (added.body.data as Product)._id };
    expect(await app().call(deleteProduct, { token, params })).toMatchObject({ status: 200 });
    expect((await add()).status).toBe(201);
    await app().services.admin.approve(DECIDER, userId);
    expect((await add()).status).toBe(201);
    expect(await app().call(allProducts)).toMatchObject({ status: 401 });
  });

  it('adds manuals, replaces the first one, and refuses to read again what has not failed', async () => {
    const { token } = owner;
    const added = await app().call(upload, {
      token,
      fields: { productId },
      file: { ...file, name: 'second.pdf' },
    });
    expect(added.status).toBe(201);
    const changed = await app().call(updateProduct, {
      token,
      params: { productId },
      fields: { description: 'Circulating pump', category: '' },
      file: { ...file, name: 'new.pdf' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { product_name: 'Pump P7', category: 'General' } },
    });
    await waitUntilRead(app(), token, productId);
    const { manuals, sections } = await readProduct(app(), owner, productId);
    expect(manuals.map(({ filename, version, status }) => [filename, version, status])).toEqual([
      ['new.pdf', 2, 'ready'],
      ['second.pdf', 1, 'ready'],
    ]);
    expect(sections).toBeGreaterThan(2);
    const params = { manualId: manuals[1]?._id ?? '' };
    expect(await app().call(manualRoutes.retryManual, { token, params })).toMatchObject({ status: 409 });
    expect(await app().call(manualRoutes.deleteManual, { token, params })).toMatchObject({ status: 200 });
    expect((await readProduct(app(), owner, productId)).manuals).toHaveLength(1);
  });

  it('lets only one of several parallel uploads take the last place of a plan', async () => {
    const company = await createApprovedCompany(app());
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        app().call(upload, { token: company.token, fields: { product_name: `Pump ${n}` }, file }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({ code: 'plan_limit_reached', limit: expect.any(String) });
  });

  it('counts the files of all versions, and takes none beyond what the plan holds', async () => {
    const { write } = database();
    const company = await createApprovedCompany(app());
    const { token, companyId } = company;
    const first = await app().call(upload, { token, fields: { product_name: 'Pump' }, file });
    const id = (first.body.data as Product)._id;
    const replace = () => app().call(updateProduct, { token, params: { productId: id }, fields: {}, file });
    expect((await replace()).status).toBe(200);
    const used = await app().call(companyRoutes.usageInfo, { token, params: { id: companyId } });
    expect(used.body.data).toMatchObject({ storage_used: 2 * file.content.length, maxStorageMb: 5_120 });

    await write.update(plan).set({ maxStorageMb: 0 }).where(eq(plan.name, TRIAL_PLAN));
    try {
      const refusal = { code: 'plan_limit_reached', limit: 'maxStorageMb' };
      expect(await replace()).toMatchObject({ status: 402, body: refusal });
      const image = { productId: id, errorTitle: 'E-1' };
      const picture = { name: 'e.png', content: await redPng() };
      const refused = await app().call(mediaRoutes.uploadImage, { token, fields: image, file: picture });
      expect(refused).toMatchObject({ status: 402, body: refusal });
    } finally {
      await write.update(plan).set({ maxStorageMb: 5_120 }).where(eq(plan.name, TRIAL_PLAN));
    }
    expect((await replace()).status).toBe(200);
  });

  it('deletes a product with its links and files once that can’t be undone any more', async () => {
    const { token } = owner;
    await createLink(app(), owner, productId);
    const url = (await readProduct(app(), owner, productId)).manuals[0]?.url ?? '';
    expect(await app().call(deleteProduct, { token, params: { id: productId } })).toMatchObject({
      status: 200,
    });
    expect(await app().call(singleProduct, { token, params: { id: productId } })).toMatchObject({
      status: 404,
    });
    expect((await app().app.inject({ url })).statusCode).toBe(404);
    const countRows = async (table: string): Promise<number> => {
      const { rows } = await database().pool.query(
        `select count(*)::int as n from ${table} where company_id = $1`,
        [owner.companyId],
      );
      return rows[0]?.n;
    };
    const tables = ['product', 'chatbot', 'chatbot_link', 'manual_version', 'passage'];
    for (const table of tables) expect(await countRows(table), table).toBeGreaterThan(0);
    await endUndoTime(database(), app());
    for (const table of tables) expect(await countRows(table), table).toBe(0);
  });
});
