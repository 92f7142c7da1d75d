import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { redPng } from '../../testing/pictures.ts';
import { createNeighbours, readProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('products, manuals, media and files', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let stranger: TestCompany;
  let productId: string;
  const get = (url: string, headers: Record<string, string> = {}) => app().app.inject({ url, headers });

  beforeAll(async () => {
    ({ vendor: owner, other: stranger, productId } = await createNeighbours(app()));
  });

  it('keeps video links and error images, re-encoded', async () => {
    const { token } = owner;
    const params = { productId };
    for (const link of ['javascript:alert(1)', 'ftp://a.example/v', 'nonsense', '']) {
      expect(await app().call(mediaRoutes.uploadVideoLink, { token, params, body: { link } })).toMatchObject({
        status: 400,
      });
    }
    const body = { link: 'https://youtu.be/abc', description: 'Cleaning' };
    const video = await app().call(mediaRoutes.uploadVideoLink, { token, params, body });
    expect(video).toMatchObject({ status: 201, body: { data: { video_link: body.link } } });
    const fields = { productId, errorTitle: 'E-14', solution: 'Clean the strainer.' };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const refused = await app().call(mediaRoutes.uploadImage, {
      token,
      fields,
      file: { name: 'a.png', content: svg },
    });
    expect(refused).toMatchObject({ status: 415, body: { message: 'Please select a valid image file' } });
    const image = await app().call(mediaRoutes.uploadImage, {
      token,
      fields,
      file: { name: 'a.png', content: await redPng() },
    });
    expect(image.status).toBe(201);
    const { url, _id } = image.body.data as { url: string; _id: string };
    const served = await get(url);
    expect(served).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    expect(
      await app().call(mediaRoutes.deleteImage, { token: stranger.token, params: { id: _id } }),
    ).toMatchObject({ status: 404 });
    expect(await app().call(mediaRoutes.deleteImage, { token, params: { id: _id } })).toMatchObject({
      status: 200,
    });
    expect((await get(url)).statusCode).toBe(404);
    const { _id: id } = video.body.data as { _id: string };
    expect(await app().call(mediaRoutes.deleteVideoLink, { token, params: { id } })).toMatchObject({
      status: 200,
    });
    expect(await readProduct(app(), owner, productId)).toMatchObject({ videos: [], images: [] });
  });

  it('serves a manual and pictures of its pages to its owner and by signed link only', async () => {
    const url = (await readProduct(app(), owner, productId)).manuals[0]?.url ?? '';
    const [path = '', query = ''] = url.split('?');
    const whole = await get(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    const part = await get(url, { range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
    expect((await get(path, { authorization: `Bearer ${owner.token}` })).statusCode).toBe(200);
    const drawn = await get(`${path}/pages/1?${query}&width=360`);
    expect((await sharp(drawn.rawPayload).metadata()).width).toBe(360);
    for (const end of ['/pages/3', '/pages/0', '/pages/x', '/figures/99']) {
      expect((await get(`${path}${end}?${query}`)).statusCode).toBe(404);
    }
    expect((await get(`${path}/pages/1?${query}&width=361`)).statusCode).toBe(400);
    const missing = path.replace(/_.{22}/, '_AAAAAAAAAAAAAAAAAAAAAA');
    for (const headers of [{}, { authorization: `Bearer ${stranger.token}` }]) {
      const [mine, none] = [await get(path, headers), await get(missing, headers)];
      expect(mine.statusCode).toBe(404);
      expect(mine.body).toBe(none.body);
    }
    for (const hostile of ['/uploads/..%2f..%2fetc%2fpasswd', '/uploads/', '/uploads/%00', '/uploads/..']) {
      expect((await get(hostile)).statusCode).toBe(404);
    }
  });
});
