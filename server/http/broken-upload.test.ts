/** Tests uploads that break off in the middle, over a real connection. */
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { createApprovedCompany } from '../testing/accounts.ts';
import { useTestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases, useTestDatabase } from '../testing/test-database.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

describeOnBothDatabases('an upload that is broken off', (database) => {
  const app = useTestApp(database);

  it('leaves no file and no product behind', async () => {
    const { token } = await createApprovedCompany(app());
    const incoming = () => readdir(join(app().dataDir, 'incoming'));
    await app().app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app().app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        `POST ${productRoutes.upload.path} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=part',
        'Content-Length: 50000000',
        '',
        '--part',
        'Content-Disposition: form-data; name="file"; filename="pump.pdf"',
        'Content-Type: application/pdf',
        '',
        '%PDF-1.7',
      ].join('\r\n'),
    );
    for (let sent = 0; sent < 3; sent++) socket.write(MEGABYTE);
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
    expect(await app().call(productRoutes.allProducts, { token })).toMatchObject({ body: { total: 0 } });
  });
});

describe('an upload that cannot be stored', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);

  it('is answered, however much of it is still to come', async () => {
    const { token } = await createApprovedCompany(app());
    await rm(join(app().dataDir, 'incoming'), { recursive: true });
    const url = await app().app.listen({ host: '127.0.0.1', port: 0 });
    for (let sent = 0; sent < 10; sent += 1) {
      const body = new FormData();
      body.set('product_name', 'Pump');
      body.set('file', new File([MEGABYTE, MEGABYTE, MEGABYTE], 'pump.pdf'));
      const { path, method } = productRoutes.upload;
      const headers = { authorization: `Bearer ${token}` };
      const signal = AbortSignal.timeout(60_000);
      const reply = await fetch(`${url}${path}`, { method, headers, body, signal });
      expect(await reply.json()).toMatchObject({ status: 500 });
    }
  });
});
