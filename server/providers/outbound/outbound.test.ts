import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, request as requestPlain, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createOutbound,
  type Outbound,
  OutboundFailure,
  type OutboundNetwork,
  OutboundRefusal,
} from './outbound.ts';

const SHOP: LookupAddress[] = [{ address: '93.184.216.34', family: 4 }];
const NOT_PUBLIC =
  'There is no public server at this address. Only servers on the public internet are called.';
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      if ('closeAllConnections' in server)
        (server as { closeAllConnections: () => void }).closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  );
});

/** Starts a server on this machine; gives its port. */
async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A network in which every name is a server on this machine, without TLS. */
async function localNetwork(answer: Answering, network: Partial<OutboundNetwork> = {}) {
  const port = await listen(createServer(answer));
  const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
  const outbound = createOutbound({
    resolve,
    isPublic: () => true,
    ports: [port],
    request: requestPlain as OutboundNetwork['request'],
    timeoutMs: 2_000,
    ...network,
  });
  const post = (path = '/hook', signal?: AbortSignal) =>
    outbound.post({
      url: `https://hooks.shop.example:${port}${path}`,
      headers: { 'content-type': 'application/json', 'webhook-id': 'a' },
      body: '{"ä":1}',
      ...(signal ? { signal } : {}),
    });
  return { port, resolve, post };
}

/** A server that writes what it likes once somebody connects, called without TLS. */
async function rawNetwork(talk: (socket: Socket) => void, timeoutMs: number) {
  const port = await listen(
    createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.resume();
      talk(socket);
    }),
  );
  const outbound = createOutbound({
    resolve: async () => at('127.0.0.1'),
    isPublic: () => true,
    ports: [port],
    request: requestPlain as OutboundNetwork['request'],
    timeoutMs,
  });
  return () => outbound.post({ url: `https://shop.example:${port}/`, headers: {}, body: '' });
}

/** A network whose names resolve to `addresses`, and where nothing may be sent. */
function strictNetwork(addresses: readonly LookupAddress[] = SHOP) {
  const request = vi.fn(() => {
    throw new Error('Something was sent.');
  });
  const resolve = vi.fn(async () => addresses);
  const outbound = createOutbound({ resolve, request: request as unknown as OutboundNetwork['request'] });
  const post = (url: string) => outbound.post({ url, headers: {}, body: '' });
  return { outbound, post, resolve, request };
}

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('what is called', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://%31%32%37.0.0.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1:8443/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://admin.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.lan/',
    'https://intranet/',
  ])('is never %s: it is refused without a look-up', async (url) => {
    const { outbound, post, resolve, request } = strictNetwork();
    await expect(outbound.check(url)).rejects.toThrow(NOT_PUBLIC);
    await expect(post(url)).rejects.toThrow(NOT_PUBLIC);
    await expect(post(url)).rejects.toBeInstanceOf(OutboundRefusal);
    expect(resolve).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['http://shop.example/', 'begin with https://'],
    ['ftp://shop.example/', 'begin with https://'],
    ['file:///etc/passwd', 'begin with https://'],
    ['shop.example', 'begin with https://'],
    ['https://', 'begin with https://'],
    ['https://user@shop.example/', 'user name or password'],
    ['https://user:word@shop.example/', 'user name or password'],
    ['https://shop.example:80/', 'ports 443 and 8443'],
    ['https://shop.example:22/', 'ports 443 and 8443'],
    ['https://shop.example:65535/', 'ports 443 and 8443'],
  ])('is never %s', async (url, reason) => {
    const { outbound, post, resolve } = strictNetwork();
    await expect(outbound.check(url)).rejects.toThrow(reason);
    await expect(post(url)).rejects.toThrow(reason);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each(
    [
      at('127.0.0.1'),
      at('10.0.0.5'),
      at('::1'),
      at('fd00::1'),
      at('93.184.216.34', '10.0.0.5'),
      at('2606:4700:4700::1111', '::ffff:10.0.0.5'),
      at('64:ff9b::a00:5'),
      at('not an address'),
    ].map((addresses) => [addresses.map(({ address }) => address).join(' and '), addresses] as const),
  )('is no name that resolves to %s', async (_name, addresses) => {
    const { outbound, post, request } = strictNetwork(addresses);
    await expect(outbound.check('https://shop.example/')).rejects.toThrow(NOT_PUBLIC);
    await expect(post('https://shop.example/')).rejects.toThrow(NOT_PUBLIC);
    // The name may be mended: it is tried again.
    await expect(post('https://shop.example/')).rejects.toBeInstanceOf(OutboundFailure);
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['https://shop.example/', 'https://shop.example:8443/a?b=c', 'https://93.184.216.34/'])(
    'is %s',
    async (url) => {
      await expect(strictNetwork().outbound.check(url)).resolves.toBeUndefined();
    },
  );

  it('is no name that is not found or has no address, which is said like a private one', async () => {
    const failing = (code: string) =>
      createOutbound({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });
    const check = (outbound: Outbound) => outbound.check('https://shop.example/');
    await expect(check(failing('ENOTFOUND'))).rejects.toThrow(NOT_PUBLIC);
    await expect(check(failing('ENODATA'))).rejects.toThrow(NOT_PUBLIC);
    await expect(check(strictNetwork([]).outbound)).rejects.toThrow(NOT_PUBLIC);
    await expect(check(failing('EAI_AGAIN'))).rejects.toThrow('can’t be looked up just now');
  });

  it('is waited for only so long while its name is looked up', async () => {
    const outbound = createOutbound({ resolve: () => new Promise(() => undefined), timeoutMs: 30 });
    await expect(outbound.check('https://shop.example/')).rejects.toThrow('did not answer in time');
  });
});

describe('a request to a given address', () => {
  it('brings body and headers to the name it was given', async () => {
    const seen: unknown[] = [];
    const { post, port, resolve } = await localNetwork(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { host, 'webhook-id': id, 'content-length': length } = request.headers;
      seen.push([request.method, request.url, host, id, length, Buffer.concat(chunks).toString()]);
      response.writeHead(204).end();
    });
    expect(await post('/hook?a=b')).toEqual({ status: 204, tookMs: expect.any(Number) });
    expect(seen).toEqual([['POST', '/hook?a=b', `hooks.shop.example:${port}`, 'a', '8', '{"ä":1}']]);
    expect(resolve).toHaveBeenCalledExactlyOnceWith('hooks.shop.example');
  });

  it('goes to the address that was checked, though the name would resolve to another one by now', async () => {
    const resolve = vi
      .fn<OutboundNetwork['resolve']>()
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '127.0.0.99', family: 4 }]);
    const isPublic = vi.fn(() => true);
    const { post } = await localNetwork(
      (request, response) => {
        response.end(request.socket.localAddress);
      },
      { resolve, isPublic },
    );
    expect(await post()).toMatchObject({ status: 200 });
    expect(resolve).toHaveBeenCalledOnce();
    expect(isPublic.mock.calls).toEqual([['127.0.0.1']]);
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const { post } = await localNetwork((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: 'https://127.0.0.1/inside' }).end();
    });
    expect(await post()).toMatchObject({ status: 307 });
    expect(paths).toEqual(['/hook']);
  });

  it('waits only so long for an answer', async () => {
    const { post } = await localNetwork(() => undefined, { timeoutMs: 60 });
    await expect(post()).rejects.toThrow('did not answer in time');
  });

  it('waits only so long for headers that come letter by letter', async () => {
    const post = await rawNetwork((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-a: ');
      const timer = setInterval(() => socket.write('a'), 10);
      socket.on('close', () => clearInterval(timer));
    }, 120);
    await expect(post()).rejects.toThrow('did not answer in time');
  });

  it('knows the status of an answer whose body never ends, and hangs up', async () => {
    let isClosed = false;
    const { post } = await localNetwork((_request, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(1024)));
      };
      response.on('drain', write);
      write();
    });
    expect(await post()).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  it('knows the status of an answer whose body is too slow', async () => {
    const { post } = await localNetwork(
      (_request, response) => {
        response.writeHead(202).write('a');
      },
      { timeoutMs: 80 },
    );
    expect(await post()).toMatchObject({ status: 202 });
  });

  it('refuses headers without end', async () => {
    const { post } = await localNetwork((_request, response) => {
      response.writeHead(200, { 'x-long': 'a'.repeat(12_000) }).end();
    });
    await expect(post()).rejects.toThrow('headers of the answer are too large');
  });

  it('says that nobody listens, or that the connection breaks', async () => {
    const { post } = await localNetwork((request) => request.socket.destroy());
    await expect(post()).rejects.toThrow('The connection failed');
    const free = await listen(createSocketServer());
    await new Promise((done) => servers.pop()?.close(done));
    const outbound = createOutbound({
      resolve: async () => at('127.0.0.1'),
      isPublic: () => true,
      ports: [free],
    });
    await expect(
      outbound.post({ url: `https://shop.example:${free}/`, headers: {}, body: '' }),
    ).rejects.toThrow('refused the connection');
  });

  it('fails when the server wants another protocol', async () => {
    const post = await rawNetwork((socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    }, 500);
    await expect(post()).rejects.toThrow('The connection failed');
  });

  it('ends when its answer is not wanted any more, and says nothing of its own', async () => {
    const stop = new AbortController();
    const { post } = await localNetwork(() => stop.abort(new Error('stopping')));
    await expect(post('/hook', stop.signal)).rejects.toThrow('stopping');
  });

  it('greets with the name in TLS, and takes no connection for secure that is not', async () => {
    const greetings: Buffer[] = [];
    const port = await listen(
      createSocketServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', (chunk) => {
          greetings.push(Buffer.from(chunk));
          socket.end('HTTP/1.1 200 OK\r\n\r\n');
        });
      }),
    );
    const outbound = createOutbound({
      resolve: async () => at('127.0.0.1'),
      isPublic: () => true,
      ports: [port],
    });
    await expect(
      outbound.post({ url: `https://hooks.shop.example:${port}/`, headers: {}, body: '' }),
    ).rejects.toThrow('The connection failed');
    expect(greetings[0]?.includes('hooks.shop.example')).toBe(true);
  });
});
