import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/jobs.ts';
import { createOutbound, type OutboundNetwork } from './outbound.ts';

/** For servers that do answer: a busy machine must not look like a slow one. */
const PATIENT_MS = 60_000;

const servers: Server[] = [];
/** Resolves every name to this machine. */
const hereAlways = async () => [{ address: '127.0.0.1', family: 4 }];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(
    servers.splice(0).map((server) => {
      if ('closeAllConnections' in server)
        (server as { closeAllConnections: () => void }).closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  );
});

/** Starts a server on this machine. @returns its port */
async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A network in which every name is a server on this machine, without TLS. */
async function localNetwork(answer: Answering, network: Partial<OutboundNetwork> = {}) {
  const port = await listen(createServer(answer));
  const resolve = vi.fn(hereAlways);
  const outbound = createOutbound({
    resolve,
    isPublic: () => true,
    ports: [port],
    request: requestPlain as OutboundNetwork['request'],
    timeoutMs: PATIENT_MS,
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

/** A network with a server that talks as `talk` says once somebody connects, without TLS. */
async function rawNetwork(talk: (socket: Socket) => void, timeoutMs: number) {
  const port = await listen(
    createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.resume();
      talk(socket);
    }),
  );
  const outbound = createOutbound({
    resolve: hereAlways,
    isPublic: () => true,
    ports: [port],
    request: requestPlain as OutboundNetwork['request'],
    timeoutMs,
  });
  return () => outbound.post({ url: `https://shop.example:${port}/`, headers: {}, body: '' });
}

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
    expect(resolve).toHaveBeenCalledExactlyOnceWith('hooks.shop.example', expect.any(AbortSignal));
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
    await eventually(() => expect(isClosed).toBe(true));
  });

  it('knows the status of an answer whose body is too slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const endTime = () => setImmediate(() => vi.advanceTimersByTime(PATIENT_MS));
    const request = (options: RequestOptions) => requestPlain(options).once('response', endTime);
    const { post } = await localNetwork(
      (_request, response) => {
        response.writeHead(202).write('a');
      },
      { request: request as OutboundNetwork['request'] },
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
      resolve: hereAlways,
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
    }, PATIENT_MS);
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
      resolve: hereAlways,
      isPublic: () => true,
      ports: [port],
    });
    await expect(
      outbound.post({ url: `https://hooks.shop.example:${port}/`, headers: {}, body: '' }),
    ).rejects.toThrow('The connection failed');
    expect(greetings[0]?.includes('hooks.shop.example')).toBe(true);
  });
});
