/** What programs of other companies are given: the OpenAPI document and the client, as the contract has them. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiClientPath } from '../../../contracts/site-paths.ts';
import { createAccessToken, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { API_DOCUMENT, writeApiDocument } from './api-document.ts';
import { createTypeWriter } from './schema-type.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe('docs/api/openapi.json', () => {
  it('is what the contract makes (npm run api:write), and valid OpenAPI 3.1', async () => {
    const text = await writeApiDocument();
    expect((await readFile(API_DOCUMENT, 'utf8')) === text).toBe(true);
    const checked = await new Validator().validate(JSON.parse(text));
    expect(checked.errors ?? []).toEqual([]);
    expect(checked.valid).toBe(true);
    expect(JSON.parse(text).openapi).toMatch(/^3\.1\./);
  });
});

describe('typeOf', () => {
  const { typeOf } = createTypeWriter();

  it.each([
    [z.string().nullable(), 'string | null'],
    [z.enum(['a', 'b']), "'a' | 'b'"],
    [z.enum(["it's", 'b']), `"it's" | 'b'`],
    [z.enum(['a'.repeat(50), 'b'.repeat(50)]), `\n| '${'a'.repeat(50)}'\n| '${'b'.repeat(50)}'`],
    [z.array(z.int()), 'Array<number>'],
    [z.tuple([z.string(), z.number()]), '[string, number]'],
    [z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
    [z.object({ a: z.literal(1), 'b-c': z.string().optional() }), `{\na: 1;\n'b-c'?: string;\n}`],
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

/** A program that uses the client wrongly in two ways: the types have to say so. */
const MISUSES = `import { createClient } from './client.ts';
const client = createClient({ url: '', token: '' });
// @ts-expect-error No such call.
client.products.everyProduct();
// @ts-expect-error A question is missing.
client.playground.tryQuestion({ params: { productId: '' }, body: {} });
`;

/** What these tests call of the file, which this program is compiled without. */
type ClientModule = {
  ApiError: new (...args: never[]) => Error;
  createClient: (options: { url: string; token: string; fetch?: typeof fetch }) => {
    products: {
      upload: (input: object) => Promise<{ data: { _id: string } }>;
      allProducts: (input?: object) => Promise<{ data: { product_name: string }[] }>;
      singleProduct: (input: object) => Promise<unknown>;
    };
    playground: { tryQuestion: (input: object) => Promise<{ data: unknown }> };
    chatbots: {
      createBot: (input: object) => Promise<{ data: { uniqueId: string } }>;
      exportBots: () => Promise<Blob>;
    };
    dashboard: { attention: () => Promise<unknown> };
  };
};

/** What the compiler says of the files in a folder: nothing where they are right. */
const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [fromRoot('node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder];
    execFile(process.execPath, args, { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

describe('the client', () => {
  const app = useTestApp(useTestDatabase());
  let company: TestCompany;
  let url = '';
  let folder = '';
  let text = '';
  let createClient: ClientModule['createClient'];
  let ApiError: ClientModule['ApiError'];

  beforeAll(async () => {
    company = await createApprovedCompany(app());
    await app().app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app().app.server.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), 'manualist-client-'));
    text = await (await fetch(`${url}${apiClientPath}`)).text();
    const path = join(folder, 'client.ts');
    await writeFile(path, text);
    ({ createClient, ApiError } = await import(pathToFileURL(path).href));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is served to everybody as one file that reads well', async () => {
    const { statusCode, headers } = await app().app.inject(apiClientPath);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="client.ts"');
    expect(text).not.toMatch(/^import |\bimport\(|calls:/m);
    expect(text).toContain('\n  products: {\n    /** ');
    // Nothing is left open, and nothing was closed twice.
    expect(text).toContain('\n} satisfies Record<string, Record<string, CallRow>>;\n');
    expect(text).not.toMatch(/[^\S\n]$/m);
  });

  it('is strict TypeScript by itself, and the example of the documentation with it', async () => {
    const guide = await readFile(fromRoot('docs/guide/api.md'), 'utf8');
    const example = guide.match(/^```\n(import .* from '\.\/client\.ts';\n[\s\S]*?)^```$/m)?.[1] ?? '';
    expect(example).toContain('createClient(');
    await writeFile(join(folder, 'example.ts'), example);
    await writeFile(join(folder, 'misuses.ts'), MISUSES);
    const compilerOptions = { noEmit: true, types: ['node'], typeRoots: [fromRoot('node_modules/@types')] };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: fromRoot('tsconfig.base.json'), compilerOptions, include: ['*.ts'] }),
    );
    expect(await compile(folder)).toBe('');
    await writeFile(join(folder, 'wrong.ts'), MISUSES.replaceAll('// @ts-expect-error', '//'));
    expect((await compile(folder)).match(/^wrong\.ts.*error TS/gm)).toHaveLength(2);
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
