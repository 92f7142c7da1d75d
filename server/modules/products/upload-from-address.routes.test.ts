import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createOutbound, type Outbound, OutboundFailure } from '../../providers/outbound/outbound.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { nameOf } from './upload-from-address.service.ts';

type Served = { content: Buffer; type?: string; disposition?: string } | Error;

describeOnBothDatabases('a manual at a web address', (database) => {
  let served: Served;
  const { check, post, call } = createOutbound({ resolve: async () => [] });
  /** In the place of the internet: what is served, at the address that was asked for. */
  const outbound: Outbound = {
    ...{ check, post, call },
    async download({ url, path }) {
      if (served instanceof Error) throw served;
      const { content, type = '', disposition = '' } = served;
      await writeFile(path, content);
      return { bytes: content.length, sha256: 'a'.repeat(64), type, disposition, url: new URL(url) };
    },
  };
  const app = useTestApp(database, {}, { outbound });
  let owner: TestCompany;
  const address = 'https://docs.shop.example/manuals/pump.pdf?v=2';
  const add = (body: object, token: string | undefined = owner.token) =>
    app().call(productRoutes.uploadFromAddress, {
      ...(token !== undefined && { token }),
      body: { product_name: 'Pump', address, ...body },
    });

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });
  beforeEach(() => {
    served = { content: pumpManual(), type: 'application/pdf' };
  });

  it('becomes a product that is read like an uploaded one, and leaves nothing behind', async () => {
    const { status, body } = await add({});
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ product_name: 'Pump', filename: 'pump.pdf' });
    const { _id: id } = body.data as { _id: string };
    expect(await waitUntilRead(app(), owner.token, id)).toMatchObject([{ status: 'ready', pages: 2 }]);
    expect(await readdir(join(app().dataDir, 'incoming'))).toEqual([]);
  });

  it.each<[string, object, Served, number, object]>([
    [
      'no name',
      { product_name: '' },
      new Error('Nothing is fetched.'),
      400,
      { errors: { product_name: 'Product name is required' } },
    ],
    [
      'no address',
      { address: 'pump.pdf' },
      new Error('Nothing is fetched.'),
      400,
      { errors: { address: expect.stringContaining('https://') } },
    ],
    [
      'an address of another kind',
      { address: 'http://docs.shop.example/a.pdf' },
      new Error('Nothing is fetched.'),
      400,
      { code: 'invalid_request' },
    ],
    [
      'a server that does not answer',
      {},
      new OutboundFailure('The server did not answer in time.'),
      400,
      { errors: { address: 'The server did not answer in time.' } },
    ],
    [
      'a page in the place of the file',
      {},
      { content: Buffer.from('<!doctype html><p>Sign in'), type: 'text/html' },
      415,
      { message: expect.stringContaining('web page') },
    ],
    ['a program', {}, { content: Buffer.from('MZ\0\0') }, 415, { code: 'unsupported_file' }],
    ['an empty file', {}, { content: Buffer.alloc(0) }, 400, { code: 'invalid_request' }],
  ])('is refused with %s', async (_what, body, given, status, reply) => {
    served = given;
    expect(await add(body)).toMatchObject({ status, body: reply });
    expect(await readdir(join(app().dataDir, 'incoming'))).toEqual([]);
  });

  it('is refused without a session, and for a product of another company as for one that is missing', async () => {
    expect(await app().call(productRoutes.uploadFromAddress, { body: { address } })).toMatchObject({
      status: 401,
    });
    const { body } = await add({ product_name: 'Own' });
    const other = await createApprovedCompany(app());
    const productId = (body.data as { _id: string })._id;
    expect(await add({ productId }, other.token)).toMatchObject({ status: 404 });
    expect(await add({ productId: '0192f3c8-7a41-7000-8000-000000000001' }, other.token)).toMatchObject({
      status: 404,
    });
    expect(await add({ productId })).toMatchObject({ status: 201 });
  });
});

it.each([
  ['/manuals/pump.pdf', '', '', 'pump.pdf'],
  ['/manuals/pump', 'text/html; charset=utf-8', '', 'pump.html'],
  ['/', 'text/html', '', 'docs.shop.example.html'],
  ['/get?id=7', 'application/pdf', 'attachment; filename="P 7.pdf"', 'P 7.pdf'],
  ['/get', '', "attachment; filename=x.pdf; filename*=UTF-8''P%C3%BCmpe.pdf", 'Pümpe.pdf'],
  ['/pump.pdf', 'text/html', '', 'pump.pdf'],
  ['/README', 'text/plain', '', 'README.txt'],
  ['/%zz', '', '', '%zz'],
])('calls what %s serves as %j by its address, kind and name', (path, type, disposition, name) => {
  expect(nameOf({ url: new URL(path, 'https://docs.shop.example'), type, disposition })).toBe(name);
});
