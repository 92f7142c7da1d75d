/** What programs of other companies are given: the OpenAPI document and the client, as the contract has them. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient } from '../../../docs/api/client.ts';
import { createAccessToken, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { makeApiFiles } from './api-files.ts';
import { createTypeWriter } from './schema-type.ts';

describe('docs/api', () => {
  let files: Awaited<ReturnType<typeof makeApiFiles>>;
  beforeAll(async () => {
    files = await makeApiFiles();
  });

  it.each(['document', 'client'] as const)(
    'has the %s that the contract makes (npm run api:write)',
    (name) => {
      const { path, text } = files[name];
      expect(readFileSync(path, 'utf8') === text).toBe(true);
    },
  );

  it('has a document that is valid OpenAPI 3.1', async () => {
    const checked = await new Validator().validate(JSON.parse(files.document.text));
    expect(checked.errors ?? []).toEqual([]);
    expect(checked.valid).toBe(true);
    expect(JSON.parse(files.document.text).openapi).toMatch(/^3\.1\./);
  });
});

describe('typeOf', () => {
  const { typeOf } = createTypeWriter();

  it.each([
    [z.string().nullable(), 'string | null'],
    [z.enum(['a', 'b']), '"a" | "b"'],
    [z.array(z.int()), 'Array<number>'],
    [z.tuple([z.string(), z.number()]), '[string, number]'],
    [z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
    [z.object({ a: z.literal(1), 'b-c': z.string().optional() }), '{\na: 1;\n"b-c"?: string;\n}'],
    [z.union([z.string(), z.array(z.string())]), 'string | Array<string>'],
  ])('writes what a schema takes in, %#', (schema, type) => {
    expect(typeOf(schema, 'input')).toBe(type);
  });

  it('tells what is sent from what is answered', () => {
    const schema = z.object({ limit: z.int().default(10) });
    expect(typeOf(schema, 'input')).toContain('limit?: number');
    expect(typeOf(schema, 'output')).toContain('limit: number');
  });
});

describe('the client', () => {
  const app = useTestApp(useTestDatabase());
  let company: TestCompany;
  let url = '';

  beforeAll(async () => {
    company = await createApprovedCompany(app());
    await app().app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app().app.server.address() as AddressInfo).port}`;
  });

  it('adds a product, asks it, creates a link and takes the list along, over a real connection', async () => {
    const token = await createAccessToken(app(), company, [
      ...(['products:read', 'products:write', 'chatbots:read', 'chatbots:write'] as const),
    ]);
    const client = createClient({ url: `${url}/`, token });
    const file = new File([new Uint8Array(pumpManual())], 'pump.pdf');
    const { data: product } = await client.products.upload({ fields: { product_name: 'Pump P7' }, file });
    await waitUntilRead(app(), company.token, product._id);

    const { data: products } = await client.products.allProducts({ query: { search: 'pump' } });
    expect(products.map(({ product_name }) => product_name)).toEqual(['Pump P7']);

    const { data: tried } = await client.playground.tryQuestion({
      params: { productId: product._id },
      body: { question: 'What does E-14 mean?' },
    });
    expect(JSON.stringify(tried)).toContain('water flow is too low');

    const { data: link } = await client.chatbots.createBot({
      body: { companyId: company.companyId, productId: product._id, email: 'customer@example.com' },
    });
    const list = await (await client.chatbots.exportBots()).text();
    expect(list).toContain('customer@example.com');
    expect(link.uniqueId).not.toBe('');
  });

  it('says by status and code why a call was refused', async () => {
    const client = createClient({ url, token: await createAccessToken(app(), company, ['products:read']) });
    const refusal = await client.products
      .singleProduct({ params: { id: '01890000-0000-7000-8000-000000000000' } })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    await expect(client.dashboard.attention()).rejects.toMatchObject({ status: 403 });
    await expect(createClient({ url, token: 'unknown' }).products.allProducts()).rejects.toMatchObject({
      status: 401,
    });
  });

  it('says so where what answers is no installation', async () => {
    const elsewhere = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const client = createClient({ url, token: 'x', fetch: elsewhere });
    await expect(client.dashboard.attention()).rejects.toMatchObject({ status: 502, message: 'HTTP 502' });
  });
});
