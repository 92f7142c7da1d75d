import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbound, OutboundFailure, type OutboundNetwork, OutboundRefusal } from './outbound.ts';

const servers: Server[] = [];
let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'download-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await rm(dir, { recursive: true, force: true });
});

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A network in which every name is a server on this machine, without TLS, whose addresses pass for public unless told. */
async function network(answer: Answering, told: Partial<OutboundNetwork> = {}) {
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
  const path = join(dir, 'file');
  const download = (to = '/manual.pdf', maxBytes = 1000) =>
    outbound.download({ url: `https://docs.shop.example:${port}${to}`, path, maxBytes });
  return { download, path, port };
}

describe('a file at a given address', () => {
  it('is fetched with what the server says of it, unpacked', async () => {
    const seen: unknown[] = [];
    const { download, path, port } = await network(({ method, headers }, response) => {
      seen.push(method, headers.host, headers['accept-encoding'], headers.cookie, headers.authorization);
      response.setHeader('content-type', 'application/pdf');
      response.end('%PDF-1.7');
    });
    expect(await download()).toEqual({
      bytes: 8,
      sha256: createHash('sha256').update('%PDF-1.7').digest('hex'),
      type: 'application/pdf',
      disposition: '',
      url: new URL(`https://docs.shop.example:${port}/manual.pdf`),
    });
    expect(await readFile(path, 'utf8')).toBe('%PDF-1.7');
    expect(seen).toEqual(['GET', `docs.shop.example:${port}`, 'identity', undefined, undefined]);
  });

  it('is followed to where it has moved, each address looked up and checked anew', async () => {
    const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
    const { download } = await network(
      ({ url }, response) => {
        if (url === '/b.pdf') response.end('b');
        else response.writeHead(302, { location: url === '/a' ? '/b.pdf' : 'a' }).end();
      },
      { resolve },
    );
    expect((await download('/start')).url.pathname).toBe('/b.pdf');
    expect(resolve).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['http://docs.shop.example/', 'begin with https://'],
    ['https://169.254.169.254/latest', 'ports'],
    ['https://user:word@docs.shop.example/', 'user name'],
    ['https://localhost/', 'ports'],
    ['file:///etc/passwd', 'begin with https://'],
  ])('is never followed to %s', async (location, reason) => {
    const { download } = await network((_request, response) => {
      response.writeHead(301, { location }).end();
    });
    await expect(download()).rejects.toThrow(reason);
    await expect(download()).rejects.toBeInstanceOf(OutboundRefusal);
    expect(await readdir(dir)).toEqual([]);
  });

  it('is not fetched where a redirect leads to a name that is private', async () => {
    const isPublic = vi
      .fn(() => true)
      .mockReturnValueOnce(true)
      .mockReturnValue(false);
    const seen: unknown[] = [];
    const { download } = await network(
      ({ url }, response) => {
        seen.push(url);
        response.writeHead(307, { location: '/inside' }).end();
      },
      { isPublic },
    );
    await expect(download()).rejects.toThrow('no public server');
    expect(seen).toEqual(['/manual.pdf']);
  });

  it.each<[string, Answering, string]>([
    [
      'leads around',
      (_request, response) => response.writeHead(302, { location: '/again' }).end(),
      'without end',
    ],
    ['is missing', (_request, response) => response.writeHead(404).end(), 'answered with 404'],
    [
      'is packed',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      'packed',
    ],
    [
      'says it is too large',
      (_request, response) => response.writeHead(200, { 'content-length': '5000000' }).end('x'),
      'larger than',
    ],
    [
      'is larger than it says',
      (_request, response) => {
        response.write('x'.repeat(800));
        response.end('x'.repeat(800));
      },
      'larger than',
    ],
    [
      'breaks off',
      (request, response) => {
        response.writeHead(200, { 'content-length': '500' });
        response.write('x');
        setTimeout(() => request.socket.destroy(), 50);
      },
      'connection failed',
    ],
  ])('is refused with a sentence where it %s', async (_what, answer, sentence) => {
    const { download } = await network(answer);
    const failure = await download().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutboundFailure);
    expect(String(failure)).toContain(sentence);
  });

  it('is waited for only so long, however slowly it comes', async () => {
    const { download } = await network(
      (_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
      { downloadTimeoutMs: 300 },
    );
    await expect(download()).rejects.toThrow('did not answer in time');
  });
});
