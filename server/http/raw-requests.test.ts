/** Tests requests that no browser would send, over a real connection. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../../contracts/account/auth.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';

describe('a request', () => {
  const app = useTestApp(useTestDatabase());
  let port = 0;

  beforeAll(async () => {
    await app().app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app().app.server.address() as AddressInfo);
  });

  /** Sends lines and gives everything that is received until the connection ends. */
  async function send(lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(lines.join('\r\n'));
    return text(socket);
  }
  const statuses = (answer: string): string[] => answer.match(/^HTTP\/1\.1 \d+/gm) ?? [];
  const head = [
    `POST ${authRoutes.login.path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
  ];

  it.each([
    [
      'two ways to say where it ends',
      ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', 'GET /healthz HTTP/1.1', '', ''],
    ],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', '{}GET /healthz HTTP/1.1', '', '']],
    ['an encoding that is not known', ['Transfer-Encoding: xchunked', '', '0', '', '']],
  ])('with %s is refused, and nothing behind it is answered', async (_what, rest) => {
    const answer = await send([...head, ...rest]);
    expect(statuses(answer)).toEqual(['HTTP/1.1 400']);
  });

  it('of the method TRACE is not sent back', async () => {
    const answer = await send([
      'TRACE / HTTP/1.1',
      'Host: localhost',
      'X-Secret: echo',
      'Connection: close',
      '',
      '',
    ]);
    expect(statuses(answer)).toEqual(['HTTP/1.1 404']);
    expect(answer).not.toContain('X-Secret');
  });

  it.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    'with %s in its body changes no object of ours',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await app().app.inject({ method: 'POST', url: authRoutes.login.path, headers, payload });
      expect(reply.statusCode).toBe(400);
      expect(({} as Record<string, unknown>).role).toBeUndefined();
    },
  );
});
