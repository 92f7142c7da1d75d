import { beforeAll, expect, it } from 'vitest';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/manuals/products.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createPendingCompany,
  DECIDER,
  type TestCompany,
} from '../../testing/accounts.ts';
import { redPng } from '../../testing/pictures.ts';
import { createReadyProduct, pumpManual } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('files', (database) => {
  const app = useTestApp(database);
  const bytes = pumpManual().length;
  let owner: TestCompany;
  /** The manual's address, apart from its signature. */
  let path: string;
  let query: string;
  let imageUrl: string;

  const get = (url: string, headers: Record<string, string> = {}) => app().app.inject({ url, headers });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const unknownKey = (address: string): string => address.replace(/_[\w-]{22}\./, '_AAAAAAAAAAAAAAAAAAAAAA.');

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), owner);
    await app().call(mediaRoutes.uploadImage, {
      token: owner.token,
      fields: { productId, errorTitle: 'E-14' },
      file: { name: 'e14.png', content: await redPng() },
    });
    const { body } = await app().call(productRoutes.singleProduct, {
      token: owner.token,
      params: { id: productId },
    });
    const { manuals, images } = body.data as ProductDetail;
    [path = '', query = ''] = (manuals[0]?.url ?? '').split('?');
    imageUrl = images[0]?.url ?? '';
  });

  it('serves a part of a file, and says which', async () => {
    const part = await get(`${path}?${query}`, { range: 'bytes=-5' });
    expect(part).toMatchObject({
      statusCode: 206,
      headers: { 'content-range': `bytes ${bytes - 5}-${bytes - 1}/${bytes}`, 'content-length': '5' },
    });
    expect(part.rawPayload).toEqual(pumpManual().subarray(-5));
  });

  it.each([`bytes=${bytes}-`, 'bytes=999999999-1000000000', 'bytes=-0'])(
    'answers 416 with the size to the range %s, which lies outside of the file',
    async (range) => {
      expect(await get(`${path}?${query}`, { range })).toMatchObject({
        statusCode: 416,
        headers: { 'content-range': `bytes */${bytes}` },
      });
    },
  );

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'nonsense'])(
    'serves the whole file to the range %s, which means nothing here',
    async (range) => {
      const whole = await get(`${path}?${query}`, { range });
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, bytes]);
    },
  );

  it('says nothing of the size to who may not have the file', async () => {
    const refused = await get(path, { range: `bytes=${bytes}-` });
    expect(refused.statusCode).toBe(404);
    expect(refused.headers).not.toHaveProperty('content-range');
  });

  it('answers whoever is not the owner exactly as if the file did not exist', async () => {
    const strangers = [
      {},
      as((await createApprovedCompany(app())).token),
      as((await createPendingCompany(app())).token),
      as((await createAdministrator(app())).token),
      as('no-such-session'),
    ];
    for (const headers of strangers) {
      const text = `${path.replace('/uploads/', '/api/files/')}/text?words=pump`;
      for (const address of [
        path,
        `${path}/pages/1`,
        `${path}/figures/0`,
        text,
        imageUrl.split('?')[0] ?? '',
      ]) {
        const [mine, missing] = [await get(address, headers), await get(unknownKey(address), headers)];
        expect([mine.statusCode, mine.body]).toEqual([404, missing.body]);
      }
    }
  });

  it('says where words stand in a manual, to the owner and with a signed link', async () => {
    const find = (words: string, headers = {}) =>
      get(
        `${path.replace('/uploads/', '/api/files/')}/text?words=${encodeURIComponent(words)}&${query}`,
        headers,
      );
    const found = await find('PUMP');
    expect(found.statusCode).toBe(200);
    const { places, hasMore, isSearchable } = found.json().data;
    expect([hasMore, isSearchable]).toEqual([false, true]);
    expect(places.length).toBeGreaterThan(0);
    for (const { page, match } of places) {
      expect(page).toBeGreaterThanOrEqual(1);
      expect(match.toLowerCase()).toBe('pump');
    }
    expect((await find('no such words')).json().data).toMatchObject({ places: [], isSearchable: true });
    expect((await find(' ')).statusCode).toBe(400);
    expect((await find('x'.repeat(101))).statusCode).toBe(400);
  });

  it('answers for the files of a suspended company as for missing ones, with a signed link too', async () => {
    const suspended = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), suspended);
    const { body } = await app().call(productRoutes.singleProduct, {
      token: suspended.token,
      params: { id: productId },
    });
    const signed = (body.data as ProductDetail).manuals[0]?.url ?? '';
    const [address = ''] = signed.split('?');
    expect((await get(address, as(suspended.token))).statusCode).toBe(200);
    expect((await get(signed)).statusCode).toBe(200);
    await app().services.admin.suspend(DECIDER, suspended.userId);
    expect((await get(address, as(suspended.token))).statusCode).toBe(404);
    expect((await get(signed)).statusCode).toBe(404);
  });

  it.each([
    ['a page that is none', (link: string) => link.replace('?', '/pages/0?'), 404],
    ['a page after the last', (link: string) => link.replace('?', '/pages/3?'), 404],
    ['a page with a name', (link: string) => link.replace('?', '/pages/x?'), 404],
    ['a figure that is none', (link: string) => link.replace('?', '/figures/-1?'), 404],
    ['an unknown width', (link: string) => `${link.replace('?', '/pages/1?')}&width=361`, 400],
    ['a signature given twice', (link: string) => `${link}&signature=x`, 404],
    ['a signature for another time', (link: string) => link.replace('expires=', 'expires=9'), 404],
  ])('refuses %s', async (_what, change, status) => {
    expect((await get(change(`${path}?${query}`))).statusCode).toBe(status);
  });

  it('names a file as it was called, in a way that changes no header', async () => {
    const file = { name: "Pumpe; é'(1)*, filename=x.html.pdf", content: pumpManual() };
    const fields = { product_name: 'Odd name' };
    const { body } = await app().call(productRoutes.upload, { token: owner.token, fields, file });
    const params = { id: (body.data as { _id: string })._id };
    const detail = await app().call(productRoutes.singleProduct, { token: owner.token, params });
    const served = await get((detail.body.data as ProductDetail).manuals[0]?.url ?? '');
    expect(served.headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''Pumpe%3B%20%C3%A9%27%281%29%2A%2C%20filename%3Dx.html.pdf",
    );
  });

  it('shows error images as WebP, with a policy under which nothing in them runs', async () => {
    expect(await get(imageUrl)).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'image/webp',
        'content-security-policy': expect.stringMatching(
          /^sandbox; default-src 'none';.*base-uri 'none'; object-src 'none'/,
        ),
        'x-content-type-options': 'nosniff',
      },
    });
    expect((await get(imageUrl.replace('?', '/pages/1?'))).statusCode).toBe(404);
  });
});
