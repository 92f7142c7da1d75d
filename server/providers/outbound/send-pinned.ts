import type { IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { type PinnedTarget, sendRequest } from './pinned-request.ts';

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
export async function sendPinned(request: typeof requestTls, post: PinnedPost): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await sendRequest(request, { ...post, method: 'POST', maxHeaderBytes: MAX_HEADER_BYTES });
  // An error after the status does not matter.
  await readLittle(answer);
  return { status: answer.statusCode ?? 0, tookMs: Math.round(performance.now() - startedAt) };
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
