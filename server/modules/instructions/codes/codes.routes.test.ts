import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { instructionCodeRoutes } from '../../../../contracts/manuals/instruction-codes.ts';
import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import type { TestCompany } from '../../../testing/accounts.ts';
import { createInstructions } from '../../../testing/instructions.ts';
import { createNeighbours } from '../../../testing/products.ts';
import { DPI, MM_PER_INCH, useCodeReader } from '../../../testing/read-codes.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const A4_WIDTH_MM = 210;
const { plate, labels } = instructionCodeRoutes;

describeOnBothDatabases('codes of instructions pages', (database) => {
  const app = useTestApp(database);
  const codes = useCodeReader();
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let page: InstructionPage;
  let params: { productId: string; pageId: string };

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    page = await createInstructions(app(), vendor, productId, { gtin: '9520123456788' });
    params = { productId, pageId: page._id };
  });

  const draw = (query: Record<string, string | number>, token = vendor.token) =>
    app().call(plate, { token, params, query: { format: 'svg', target: 'page', sideMm: 10, ...query } });
  const write = (body: object, token = vendor.token) =>
    app().call(labels, { token, params, body: { layout: 'a4-24', target: 'page', ...body } });
  const download = async (route: typeof plate | typeof labels, query: string, body?: object) => {
    const url = route.path.replace(':productId', productId).replace(':pageId', page._id) + query;
    const headers = { authorization: `Bearer ${vendor.token}` };
    return app().app.inject({ method: route.method, url, headers, ...(body && { payload: body }) });
  };

  it.each([
    ['page', '', (it: InstructionPage) => it.address],
    ['page', 'A100', (it: InstructionPage) => `${it.address}?serial=A100`],
    ['gs1', '', (it: InstructionPage) => it.gs1Address],
    ['gs1', 'A/7', (it: InstructionPage) => `${it.gs1Address}/21/A%2F7`],
  ] as const)('are read back at their size and 300 dpi: %s, %s', async (target, serial, addressOf) => {
    const sideMm = serial === '' ? 10 : 11;
    const svg = (await draw({ target, serial, sideMm })).text;
    const [, width = ''] = /width="([\d.]+)mm"/.exec(svg) ?? [];
    const dots = Math.round((Number(width) / MM_PER_INCH) * DPI);
    // What a printer with 300 dpi makes of so many millimetres.
    const printed = svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${dots}"`);
    const picture = await sharp(Buffer.from(printed)).png().toBuffer();
    expect((await sharp(picture).metadata()).width).toBe(dots);
    expect(await codes.readPicture(picture)).toEqual([addressOf(page)]);
    const { rawPayload } = await download(
      plate,
      `?format=pdf&target=${target}&sideMm=${sideMm}&serial=${encodeURIComponent(serial)}`,
    );
    expect(await codes.readPage(rawPayload, 1, Number(width))).toEqual([addressOf(page)]);
  });

  it('say the address in words beside them, which are escaped', async () => {
    const marked = await createInstructions(app(), vendor, productId, { model: 'P7 <i>' });
    const reply = await app().call(plate, {
      token: vendor.token,
      params: { productId, pageId: marked._id },
      query: { format: 'svg', target: 'page', sideMm: 10 },
    });
    expect(reply.text).toContain('P7 &lt;i&gt;');
    expect(reply.text.replace(/<\/text>\n<text[^>]*>/g, '')).toContain(marked.address);
  });

  it.each([
    ['a4-24', 24],
    ['a4-40', 40],
  ] as const)('fill sheets of labels, each label with its own machine: %s', async (layout, perSheet) => {
    const serials = Array.from({ length: perSheet + 2 }, (_, i) => `A${100 + i}`);
    const { rawPayload, headers } = await download(labels, '', {
      layout,
      target: 'page',
      serials: serials.join('\n'),
      skip: 1,
    });
    expect(headers['content-type']).toBe('application/pdf');
    const read: string[] = [];
    for (const pageNumber of [1, 2])
      read.push(...(await codes.readPage(rawPayload, pageNumber, A4_WIDTH_MM)));
    expect(read.sort()).toEqual(serials.map((serial) => `${page.address}?serial=${serial}`).sort());
  });

  it('fill a sheet with one code where no machine is named', async () => {
    const { rawPayload } = await download(labels, '', { layout: 'a4-24', target: 'gs1', note: 'Water tank' });
    expect(await codes.readPage(rawPayload, 1, A4_WIDTH_MM)).toEqual(Array(24).fill(page.gs1Address));
  });

  it('are refused where modules would be too small to print, with the size that is enough', async () => {
    const refused = await draw({ sideMm: 8, target: 'gs1', serial: 'A'.repeat(20) });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { sideMm: expect.stringMatching(/at least [\d.]+ mm/) } },
    });
    const [, least = ''] = /at least ([\d.]+) mm/.exec(String(refused.body.message)) ?? [];
    expect((await draw({ sideMm: least, target: 'gs1', serial: 'A'.repeat(20) })).status).toBe(200);
  });

  it.each([
    { sideMm: 7 },
    { sideMm: 201 },
    { sideMm: 'wide' },
    { serial: 'a b' },
    { format: 'png' },
    { target: 'chat' },
  ])('refuse %j', async (query) => expect((await draw(query)).status).toBe(400));

  it.each([
    { serials: 'a\u00fc' },
    { serials: 'A '.repeat(501) },
    { skip: 24 },
    { skip: -1 },
    { layout: 'a4-99' },
  ])('refuse labels of %j', async (body) => expect((await write(body)).status).toBe(400));

  it('want a GTIN for GS1, and are the own company’s alone', async () => {
    const bare = await createInstructions(app(), vendor, productId);
    const query = { format: 'svg', target: 'gs1', sideMm: 10 };
    expect(
      await app().call(plate, { token: vendor.token, params: { productId, pageId: bare._id }, query }),
    ).toMatchObject({ status: 409 });
    expect((await draw({}, other.token)).status).toBe(404);
    expect((await write({}, other.token)).status).toBe(404);
    expect((await app().call(plate, { params, query })).status).toBe(401);
  });
});
