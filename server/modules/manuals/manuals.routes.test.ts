import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/manuals/products.ts';
import { para, shape, writePptx } from '../../../engine/testing/pptx-writer.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

/** Begins like a PDF; what it should hold is cut off. */
const damaged = pumpManual().subarray(0, 300);

describeOnBothDatabases('manuals', (database) => {
  const app = useTestApp(database);
  const { progress, retryManual, deleteManual } = manualRoutes;
  let owner: TestCompany;

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });

  it('shows how far a manual is read and the headings found in it', async () => {
    const productId = await createReadyProduct(app(), owner);
    const { body } = await app().call(progress, { token: owner.token, params: { productId } });
    expect(body.data).toMatchObject([
      {
        status: 'ready',
        pages: 2,
        pagesRead: 2,
        unreadablePages: [],
        error: null,
        found: [{ page: 1 }, { page: 2 }, { page: 2 }],
      },
    ]);
  });

  it('gives the progress of a Word file no pages, which it has none of', async () => {
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Machine' },
      file: { name: 'machine.docx', content: await readFile('sample/manual.docx') },
    });
    const productId = (body.data as { _id: string })._id;
    expect(await waitUntilRead(app(), owner.token, productId)).toMatchObject([
      { status: 'ready', pages: null },
    ]);
  });

  it('reads a web page, cites it without pages, and serves it as a file to be saved', async () => {
    const page =
      '<!doctype html><h1>Pump P7</h1><script>alert(1)</script><h2>Cleaning</h2><p>Rinse the mesh.</p>';
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Pump P7' },
      file: { name: 'pump.htm', content: Buffer.from(page) },
    });
    const productId = (body.data as { _id: string })._id;
    expect(await waitUntilRead(app(), owner.token, productId)).toMatchObject([
      { status: 'ready', pages: null, found: [{ heading: 'Pump P7' }, { heading: 'Cleaning', page: null }] },
    ]);
    const shown = await app().call(productRoutes.singleProduct, {
      token: owner.token,
      params: { id: productId },
    });
    const [manual] = (shown.body.data as ProductDetail).manuals;
    expect(manual).toMatchObject({ format: 'html', title: 'Pump P7' });
    const served = await app().app.inject({ method: 'GET', url: manual?.url ?? '' });
    expect(served).toMatchObject({ statusCode: 200, body: page });
    expect(served.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['pump.md', 'md', '# Pump P7\n\n## Cleaning\n\nRinse the **mesh**.\n'],
    ['pump.txt', 'txt', 'PUMP P7\n=======\n\n2 Cleaning\n\nRinse the mesh every day.\n'],
  ])('reads %s by its headings, without pages', async (name, format, content) => {
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: name },
      file: { name, content: Buffer.from(content) },
    });
    const productId = (body.data as { _id: string })._id;
    const [read] = await waitUntilRead(app(), owner.token, productId);
    expect(read).toMatchObject({ status: 'ready', pages: null });
    expect(read?.found.map(({ heading }) => heading).join()).toMatch(/^pump p7,(?:2 )?cleaning$/i);
    const shown = await app().call(productRoutes.singleProduct, {
      token: owner.token,
      params: { id: productId },
    });
    expect((shown.body.data as ProductDetail).manuals).toMatchObject([{ format }]);
  });

  it('reads a presentation, a slide a page, and says its slides as pages', async () => {
    const slides = ['Pump P7', 'Cleaning'].map((title) => ({
      shapes: shape(para(title), 'title') + shape(para('Rinse the mesh every day.')),
    }));
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Slides' },
      file: { name: 'pump.pptx', content: writePptx(slides) },
    });
    const productId = (body.data as { _id: string })._id;
    expect(await waitUntilRead(app(), owner.token, productId)).toMatchObject([
      {
        status: 'ready',
        pages: 2,
        found: [
          { heading: 'Pump P7', page: 1 },
          { heading: 'Cleaning', page: 2 },
        ],
      },
    ]);
  });

  it('reads a manual that failed again, and says the reason again', async () => {
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Damaged' },
      file: { name: 'damaged.pdf', content: damaged },
    });
    const productId = (body.data as { _id: string })._id;
    const [failed] = await waitUntilRead(app(), owner.token, productId);
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringMatching(/\w.*\./) });
    const params = { manualId: failed?._id ?? '' };
    expect(await app().call(retryManual, { token: owner.token, params })).toMatchObject({ status: 200 });
    expect(await waitUntilRead(app(), owner.token, productId)).toEqual([failed]);
    expect(await app().call(deleteManual, { token: owner.token, params })).toMatchObject({ status: 200 });
    expect(await app().call(deleteManual, { token: owner.token, params })).toMatchObject({ status: 404 });
    expect(await waitUntilRead(app(), owner.token, productId)).toEqual([]);
  });

  it.each([
    [progress, { productId: 'pump' }],
    [retryManual, { manualId: '1' }],
    [deleteManual, { manualId: 'x'.repeat(200) }],
  ])('answers 400 to an id that is none (%#)', async (route, params) => {
    expect(await app().call(route, { token: owner.token, params })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});
