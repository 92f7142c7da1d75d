import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { type Shipping, shipLogs } from './ship-logs.ts';

const fixture = (name: string) => readFile(new URL(`../testing/fixtures/tls/${name}.pem`, import.meta.url));

describe('the log on another machine', () => {
  let server: Server;
  let received = '';
  const sockets = new Set<TLSSocket>();
  let shipping: Shipping | null = null;
  const port = () => (server.address() as AddressInfo).port;
  const listen = (at = 0) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));

  beforeEach(async () => {
    received = '';
    server = createServer(
      { cert: await fixture('first.cert'), key: await fixture('first.key') },
      (socket) => {
        sockets.add(socket);
        socket.setEncoding('utf8').on('data', (text: string) => {
          received += text;
        });
        socket.on('error', () => undefined);
      },
    );
    server.on('tlsClientError', () => undefined);
    await listen();
  });
  afterEach(async () => {
    await shipping?.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });

  const ship = async (ca = true) => {
    shipping = shipLogs({ host: 'localhost', port: port() }, ca ? { ca: await fixture('ca') } : {});
    return shipping;
  };
  /** The messages by their lengths, as a syslog server takes them apart. */
  function messages(): string[] {
    const found: string[] = [];
    let rest = Buffer.from(received);
    while (rest.length > 0) {
      const blank = rest.indexOf(' ');
      const length = Number(rest.toString('utf8', 0, blank));
      found.push(rest.toString('utf8', blank + 1, blank + 1 + length));
      rest = rest.subarray(blank + 1 + length);
    }
    return found;
  }

  it('gets each line as it is written, security apart from the rest', async () => {
    const logger = createLogger('info', await ship());
    logger.info({ route: '/ü' }, 'request');
    logger.debug('not this');
    logger.info({ event: 'sign-in' }, 'security');
    logger.error({ call: { token: 'secret' } }, 'failed');
    await expect.poll(() => messages().length).toBe(3);
    const [request = '', security = '', failed = ''] = messages();
    expect(request).toMatch(
      /^<134>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ manualist \d+ - - \{.*"route":"\/ü".*"msg":"request"\}$/,
    );
    expect(security).toMatch(/^<86>1 .*"event":"sign-in"/);
    expect(failed).toMatch(/^<131>1 /);
    expect(failed).not.toContain('secret');
  });

  it('gets what was written while it was away, once it is back', async () => {
    const { write } = await ship();
    write('{"msg":"before"}\n');
    await expect.poll(() => received).toContain('before');
    const at = port();
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
    write('{"msg":"meanwhile"}\n');
    await listen(at);
    await expect.poll(() => received, { timeout: 10_000 }).toContain('meanwhile');
  });

  it('loses the oldest lines, not memory, while it stays away, and says how many', async () => {
    const { write } = shipLogs({ host: 'localhost', port: port() }, { ca: await fixture('ca') });
    for (let n = 0; n < 10_050; n += 1) write(`{"msg":"line ${n}"}`);
    await expect.poll(() => messages().length, { timeout: 10_000 }).toBe(10_001);
    expect(messages()[0]).toContain('"dropped":50');
    expect(messages()[1]).toContain('line 50');
  });

  it('sends nothing to a server whose certificate is not trusted', async () => {
    const { write } = await ship(false);
    write('{"msg":"for nobody else"}');
    await new Promise((done) => setTimeout(done, 300));
    expect(received).toBe('');
  });
});
