import { createServer, type RequestListener, request as requestPlain, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbound, type OutboundNetwork } from './outbound.ts';

const MAX_BYTES = 1000;
/** For answers that never end: nothing waits for it, and a busy machine is not slower than this. */
const IMPATIENT_MS = 300;

const servers: Server[] = [];

afterEach(() =>
  Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  ),
);

/** Calls a server on this machine, without TLS, by a name that passes for public. */
async function serve(answer: RequestListener, told: Partial<OutboundNetwork> = {}) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const outbound = createOutbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
    ports: [port],
    request: requestPlain as OutboundNetwork['request'],
    ...told,
  });
  const url = `https://login.shop.example:${port}/keys?a=b`;
  const call = (method = 'GET', body = '') =>
    outbound.call({ url, method, headers: { accept: 'application/json' }, body, maxBytes: MAX_BYTES });
  return { call, port };
}

describe('a call whose whole answer is wanted', () => {
  it('brings method, headers and body, and the answer whatever its status', async () => {
    const seen: unknown[] = [];
    const { call, port } = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, url, headers } = request;
      seen.push([method, url, headers.host, headers.accept, Buffer.concat(chunks).toString()]);
      response.writeHead(418, { 'content-type': 'application/json' }).end('{"a":1}');
    });
    const reply = await call('POST', 'code=ä');
    expect(reply).toMatchObject({ status: 418, headers: { 'content-type': 'application/json' } });
    expect(reply.body.toString()).toBe('{"a":1}');
    await call();
    const host = `login.shop.example:${port}`;
    expect(seen).toEqual([
      ['POST', '/keys?a=b', host, 'application/json', 'code=ä'],
      ['GET', '/keys?a=b', host, 'application/json', ''],
    ]);
  });

  it('takes an answer of the length that was said, and none that is longer', async () => {
    let bytes = MAX_BYTES;
    const { call } = await serve((_, response) => response.end('x'.repeat(bytes)));
    expect((await call()).body).toHaveLength(MAX_BYTES);
    bytes += 1;
    await expect(call()).rejects.toThrow('The answer of the server is too long.');
  });

  it('waits only so long for the end of an answer, and follows no redirect', async () => {
    const slow = await serve(
      (_, response) => {
        response.write('{');
      },
      { timeoutMs: IMPATIENT_MS },
    );
    await expect(slow.call()).rejects.toThrow('did not answer in time');
    const moved = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await moved.call()).toMatchObject({ status: 302 });
  });

  it('says that an answer broke off', async () => {
    const { call } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    });
    await expect(call()).rejects.toThrow('The connection failed (ECONNRESET).');
  });
});
