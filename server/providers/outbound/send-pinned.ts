import type { IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { type PinnedTarget, pinnedTo } from './pinned-request.ts';

/** Bytes of an answer that are read. They are not used; reading them lets the server finish sending. */
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADER_BYTES = 8192;

/** The answer to a request. `tookMs` counts from the connection to the end of what was read. */
export type Answer = { status: number; tookMs: number };

type PinnedPost = PinnedTarget & {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
};

/** Sends a POST on a connection of its own. @throws any error before the status arrives */
export function sendPinned(
  request: typeof requestTls,
  { headers, body, signal, ...target }: PinnedPost,
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((settle, reject) => {
    const bytes = Buffer.from(body);
    const sent = request({
      method: 'POST',
      ...pinnedTo(target),
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { ...headers, 'content-length': bytes.length, connection: 'close' },
      signal,
    });
    let isAnswered = false;
    const fail = (error: Error) => {
      // An error after the status does not matter.
      if (!isAnswered) reject(error);
    };
    sent.on('response', async (answer) => {
      isAnswered = true;
      await readLittle(answer);
      settle({ status: answer.statusCode ?? 0, tookMs: Math.round(performance.now() - startedAt) });
    });
    sent.on('error', fail);
    // Without this nothing would happen when a server asks for another protocol or hangs up.
    sent.on('close', () => fail(new Error('The connection was closed before an answer.')));
    sent.end(bytes);
  });
}

/** Reads an answer until its end, the limit, or the end of the time. The status is known by then. */
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
