import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type BotData, chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Product, productRoutes } from '../../../contracts/manuals/products.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createLink, createReadyProduct, readProduct, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const dataUrl = async (width: number, height: number, background: string, dot: string): Promise<string> => {
  const picture = sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: dot } } },
  ]);
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
};

const page = (...pictures: string[]): string =>
  `<!doctype html><html lang="en"><title>Care</title><h1>Care</h1><p>Rinse the strainer of the pump with cold water.</p>${pictures.map((src) => `<img alt="Strainer" src="${src}">`).join('')}`;

describeOnBothDatabases('covers', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;

  const get = (url: string, token?: string) =>
    app().app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  async function upload(name: string, content: Buffer | string): Promise<string> {
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: name },
      file: { name, content: Buffer.from(content) },
    });
    const { _id } = body.data as Product;
    await waitUntilRead(app(), owner.token, _id);
    return _id;
  }
  const coverOf = async (productId: string) => (await readProduct(app(), owner, productId)).cover;
  const listed = async () =>
    (await app().call(productRoutes.allProducts, { token: owner.token, query: {} })).body.data as Product[];

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });

  it('are page 1 of a PDF: in the list, on the product’s page and in the chat, for whoever has the link', async () => {
    const productId = await createReadyProduct(app(), owner);
    const cover = await coverOf(productId);
    expect((await listed()).find(({ _id }) => _id === productId)?.cover).toBe(cover);
    const { uniqueId } = await createLink(app(), owner, productId);
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId } });
    expect((body.data as { botdata: BotData }).botdata.cover).toBe(cover);

    const picture = await get(cover ?? '');
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    const first = await get(cover?.replace('/cover?', '/pages/1?width=360&') ?? '');
    expect(picture.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('answer who has no right exactly as if there were no such file', async () => {
    const [address = ''] = ((await coverOf(await createReadyProduct(app(), owner))) ?? '').split('?');
    const unknown = address.replace(/_[\w-]{22}\./, '_AAAAAAAAAAAAAAAAAAAAAA.');
    for (const token of [undefined, (await createApprovedCompany(app())).token, 'no-such-session']) {
      const [mine, missing] = [await get(address, token), await get(unknown, token)];
      expect([mine.statusCode, mine.body]).toEqual([404, missing.body]);
    }
    expect((await get(address, owner.token)).statusCode).toBe(200);
  });

  it('are the largest picture of a manual without pages, whatever bytes it has', async () => {
    const small = await dataUrl(160, 200, 'green', 'yellow');
    const large = await dataUrl(300, 400, 'red', 'blue');
    const cover = await coverOf(await upload('pictures.html', page(small, large, small)));
    const { data } = await sharp((await get(cover ?? '')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = await sharp((await get(cover ?? '')).rawPayload).metadata();
    expect([width, height]).toEqual([300, 400]);
    expect(data[0]).toBeGreaterThan(200);
  });

  it('are none where the manual has no picture, or only icons', async () => {
    expect(await coverOf(await upload('words.md', '# Care\n\nRinse the strainer.'))).toBeNull();
    const icons = await coverOf(await upload('icons.html', page(await dataUrl(32, 32, 'red', 'blue'))));
    expect((await get(icons ?? '')).statusCode).toBe(404);
  });

  it('are none where page 1 is blank, or the file can’t be read', async () => {
    const words = { text: 'Rinse the strainer of the pump with cold water.' };
    const blank = await coverOf(await upload('blank.pdf', makePdf([[], [words]])));
    expect((await get(blank ?? '')).statusCode).toBe(404);
    expect(await coverOf(await upload('damaged.pdf', '%PDF-1.7 nothing'))).toBeNull();
  });
});
