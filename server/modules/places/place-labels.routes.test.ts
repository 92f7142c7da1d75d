import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Place, placeRoutes } from '../../../contracts/manuals/places.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { createMachine, createPlace } from '../../testing/places.ts';
import { createLink, type TestLink } from '../../testing/products.ts';
import { useCodeReader } from '../../testing/read-codes.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const A4_WIDTH_MM = 210;

describeOnBothDatabases('labels of places', (database) => {
  const app = useTestApp(database);
  const codes = useCodeReader();
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let link: TestLink;
  let tank: Place;
  let grinder: Place;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
    productId = await createMachine(app(), vendor);
    link = await createLink(app(), vendor, productId);
    tank = await createPlace(app(), vendor, productId);
    grinder = await createPlace(app(), vendor, productId, { name: 'Grinder', heading: 'Grinder' });
  });

  const bodyOf = (body: object) => ({
    ...{ uniqueId: link.uniqueId, places: [tank._id], layout: 'a4-24', language: 'en', ...body },
  });
  const preview = (body: object, token: string | undefined = vendor.token) =>
    app().call(placeRoutes.preview, {
      ...(token && { token }),
      params: { productId },
      body: bodyOf(body),
    });
  const print = (body: object, token = vendor.token) =>
    app().app.inject({
      method: 'POST',
      url: placeRoutes.labels.path.replace(':productId', productId),
      headers: { authorization: `Bearer ${token}` },
      payload: bodyOf(body),
    });
  /** What the codes on the first pages of a PDF lead to: path and query. */
  async function readBack(pdf: Buffer, pages = 1): Promise<string[]> {
    const read: string[] = [];
    for (let page = 1; page <= pages; page += 1) read.push(...(await codes.readPage(pdf, page, A4_WIDTH_MM)));
    return read.map((address) => address.replace(/^https?:\/\/[^/]+/, '')).sort();
  }
  const chat = () => `/chatbot/${vendor.companyId}/${productId}/${link.uniqueId}`;

  it.each([
    ['a4-24', 24],
    ['a4-40', 40],
    ['a4-24-edge', 24],
    ['a4-40-edge', 40],
  ] as const)('are read back from the printed sheet, those of each machine: %s', async (layout, perSheet) => {
    const serials = Array.from({ length: perSheet / 2 + 1 }, (_, i) => `A${100 + i}`);
    const { rawPayload, headers } = await print({
      ...{ layout, places: [tank._id, grinder._id], serials: serials.join('\n'), model: 'K4-230' },
    });
    expect(headers['content-type']).toBe('application/pdf');
    const wanted = serials.flatMap((serial) =>
      [tank, grinder].map(({ code }) => `${chat()}?place=${code}&model=K4-230&serial=${serial}`),
    );
    expect(await readBack(rawPayload, 2)).toEqual(wanted.sort());
  });

  it('are as many of each place as are wanted where no machine is named', async () => {
    const { rawPayload } = await print({ copies: 3, skip: 2 });
    expect(await readBack(rawPayload)).toEqual(Array(3).fill(`${chat()}?place=${tank.code}`));
  });

  it.each([
    ['en', 'Scan for help', 'No. A1'],
    ['de', 'Scannen', 'Nr. A1'],
    ['es', 'Escanee', 'N.º A1'],
    ['fr', 'Scannez', 'N° A1'],
    ['it', 'Scansiona', 'N. A1'],
  ])('say their line in the language that is chosen: %s', async (language, help, serial) => {
    const { body } = await preview({ language, serials: 'A1', layout: 'a4-40' });
    const { svg, ...counts } = body.data as { svg: string };
    for (const said of ['Water tank', 'Machine K4', help, serial]) expect(svg).toContain(said);
    expect(counts).toEqual({ labels: 1, sheets: 1 });
  });

  it('keep what printers can’t print free, on sheets whose labels reach the edge of the paper', async () => {
    const { body } = await preview({ layout: 'a4-40-edge', places: [tank._id, grinder._id], copies: 20 });
    const { svg } = body.data as { svg: string };
    const [, , ...rest] = svg.split('<path');
    const [path = ''] = rest;
    const points = [...path.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const words = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(points.length).toBeGreaterThan(1000);
    for (const [x = 0, y = 0] of [...points, ...words]) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(y).toBeGreaterThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(205);
      expect(y).toBeLessThanOrEqual(292);
    }
  });

  it('break long names instead of cutting them', async () => {
    const name = 'Connection of the fresh water hose at the rear of the machine';
    const long = await createPlace(app(), vendor, productId, { name: name.slice(0, 60) });
    const { body } = await preview({ places: [long._id], layout: 'a4-40' });
    const { svg } = body.data as { svg: string };
    const said = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    expect(said).toContain(name.slice(0, 60).trim());
  });

  it('refuse letters that the typeface lacks, with a sentence', async () => {
    const hindi = await createPlace(app(), vendor, productId, { name: 'पानी की टंकी' });
    const refused = await preview({ places: [hindi._id] });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { places: expect.stringContaining('can’t show these letters') } },
    });
  });

  it('are at most so many in one file', async () => {
    const serials = Array.from({ length: 501 }, (_, i) => `A${i}`).join('\n');
    expect(await preview({ places: [tank._id, grinder._id], serials })).toMatchObject({
      status: 400,
      body: { errors: { serials: expect.stringContaining('1,002 labels') } },
    });
  });

  it.each([
    { places: [] },
    { places: ['tank'] },
    { layout: 'a4-99' },
    { language: 'hi' },
    { serials: 'a\u00fc' },
    { model: 'x'.repeat(61) },
    { copies: 0 },
    { copies: 41 },
    { skip: 24 },
    { skip: -1 },
    { uniqueId: 'short' },
  ])('refuse %j', async (wrong) => expect((await preview(wrong)).status).toBe(400));

  it('are the own company’s alone, with its own links and places', async () => {
    const theirProduct = await createMachine(app(), other, 'Machine K5');
    const theirLink = await createLink(app(), other, theirProduct);
    const theirPlace = await createPlace(app(), other, theirProduct);
    expect((await preview({}, other.token)).status).toBe(404);
    expect((await print({}, other.token)).statusCode).toBe(404);
    expect((await preview({ uniqueId: theirLink.uniqueId })).status).toBe(404);
    expect((await preview({ places: [theirPlace._id] })).status).toBe(404);
    expect((await preview({ places: [randomUUID()] })).status).toBe(404);
    expect((await preview({}, '')).status).toBe(401);
    expect((await preview({}, (await createPendingCompany(app())).token)).status).toBe(403);
  });
});
