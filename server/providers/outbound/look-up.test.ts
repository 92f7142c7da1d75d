import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isNotFound, lookUp } from './look-up.ts';

/** Record types with their codes (RFC 1035 and 3596). */
const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' };
const SERVFAIL = 2;
const NXDOMAIN = 3;
const HEADER_BYTES = 12;

/** The replies of a name server to each kind of question: the bytes of an address, an error code, or none. */
type Zone = Record<'A' | 'AAAA', number[] | number | 'silence'>;

const sockets: Socket[] = [];
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => new Promise<void>((done) => socket.close(done))));
});

/** Starts a name server on this machine that gives the same reply for every name. */
async function serve(zone: Zone) {
  const socket = createSocket('udp4');
  sockets.push(socket);
  let questions = 0;
  socket.on('message', (query, { port, address }) => {
    questions += 1;
    const end = query.indexOf(0, HEADER_BYTES) + 5;
    const type = query.readUInt16BE(end - 4);
    const said = zone[TYPES[type] ?? 'A'];
    if (said === 'silence') return;
    const bytes = typeof said === 'number' ? [] : said;
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 + (typeof said === 'number' ? said : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(bytes.length > 0 ? 1 : 0, 6);
    // The name of the question, class IN, valid for 60 seconds.
    const record = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]);
    const answer = bytes.length > 0 ? record : Buffer.alloc(0);
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), answer]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  return {
    find: (signal = new AbortController().signal) =>
      lookUp('hooks.shop.example', signal, [`127.0.0.1:${port}`]),
    questions: () => questions,
  };
}

const V4 = [93, 184, 216, 34];
const V6 = [0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11];
const found4 = { address: '93.184.216.34', family: 4 };
const found6 = { address: '2606:4700:4700::1111', family: 6 };

it('finds the addresses of both kinds', async () => {
  expect(await (await serve({ A: V4, AAAA: V6 })).find()).toEqual([found4, found6]);
});

it.each([
  ['there are none', []],
  ['the name server fails', SERVFAIL],
])('is content with one kind where %s of the other', async (_what, other) => {
  expect(await (await serve({ A: V4, AAAA: other })).find()).toEqual([found4]);
  expect(await (await serve({ A: other, AAAA: V6 })).find()).toEqual([found6]);
});

it('tells a name without addresses from one that nobody could look up', async () => {
  const failureOf = async (zone: Zone) => (await serve(zone)).find().catch((error: unknown) => error);
  expect(isNotFound(await failureOf({ A: NXDOMAIN, AAAA: NXDOMAIN }))).toBe(true);
  expect(isNotFound(await failureOf({ A: [], AAAA: [] }))).toBe(true);
  const failed = await failureOf({ A: NXDOMAIN, AAAA: SERVFAIL });
  expect(failed).toMatchObject({ code: 'ESERVFAIL' });
  expect(isNotFound(failed)).toBe(false);
});

it('ends at once when it is called off, and asks nobody when it was before', async () => {
  const { find, questions } = await serve({ A: 'silence', AAAA: 'silence' });
  const stop = new AbortController();
  const looking = find(stop.signal);
  setTimeout(() => stop.abort(), 50);
  await expect(looking).rejects.toMatchObject({ code: 'ECANCELLED' });
  const asked = questions();
  await expect(find(stop.signal)).rejects.toThrow('aborted');
  expect(questions()).toBe(asked);
});
