import type { IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** Answers are not read for what they say; this lets a polite server finish its sentence. */
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADER_BYTES = 8192;

/** What came back; `tookMs` from the connection to the end of what was read. */
export type Answer = { status: number; tookMs: number };

type PinnedPost = {
  url: URL;
  /** Without the brackets of an IPv6 address. */
  host: string;
  /** Gives the addresses that were checked, however often the name is looked up. */
  lookup: LookupFunction;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
};

/** One POST on a connection of its own. @throws whatever keeps the status from coming */
export function sendPinned(
  request: typeof requestTls,
  { url, host, lookup, headers, body, signal }: PinnedPost,
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((settle, reject) => {
    const bytes = Buffer.from(body);
    const sent = request({
      method: 'POST',
      hostname: host,
      port: url.port === '' ? 443 : Number(url.port),
      path: url.pathname + url.search,
      lookup,
      // The certificate has to be the name's, not the address's, and valid whatever the environment says.
      servername: isIP(host) === 0 ? host : '',
      rejectUnauthorized: true,
      // No connection is shared between companies, and no proxy of the environment is asked.
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { ...headers, 'content-length': bytes.length, connection: 'close' },
      signal,
    });
    let isAnswered = false;
    const fail = (error: Error) => {
      // Whatever ends the connection after the status takes nothing back.
      if (!isAnswered) reject(error);
    };
    sent.on('response', async (answer) => {
      isAnswered = true;
      await readLittle(answer);
      settle({ status: answer.statusCode ?? 0, tookMs: Math.round(performance.now() - startedAt) });
    });
    sent.on('error', fail);
    // A server that asks for another protocol, or hangs up: nothing else would be told.
    sent.on('close', () => fail(new Error('The connection was closed before an answer.')));
    sent.end(bytes);
  });
}

/** Until the end, the limit or the time is up: the status is known by then. */
function readLittle(answer: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) answer.destroy();
    });
    answer.on('error', () => undefined);
    answer.on('close', done);
  });
}
