import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { NotTaken } from './get-pinned.ts';
import { type PinnedTarget, pinnedTo } from './pinned-request.ts';

const MAX_HEADER_BYTES = 16_384;

/** A whole answer; its body is as the server sent it. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type PinnedCall = PinnedTarget & {
  method: string;
  headers: Record<string, string>;
  body: string;
  maxBytes: number;
  signal: AbortSignal;
};

/** Sends a request on a connection of its own and reads the answer whole. Follows nothing. @throws NotTaken, errors of the connection */
export function callPinned(
  request: typeof requestTls,
  { method, headers, body, maxBytes, signal, ...target }: PinnedCall,
): Promise<Reply> {
  return new Promise((settle, reject) => {
    const bytes = Buffer.from(body);
    const sent = request({
      method,
      ...pinnedTo(target),
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        ...headers,
        host: target.url.host,
        // What is packed on the way could grow without end here.
        'accept-encoding': 'identity',
        connection: 'close',
        ...(bytes.length > 0 && { 'content-length': bytes.length }),
      },
      signal,
    });
    sent.on('response', (answer) => {
      readWhole(answer, maxBytes)
        .then((body) => ({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
        .then(settle, reject)
        .finally(() => answer.destroy());
    });
    sent.on('error', reject);
    sent.on('close', () => {
      // Settled already unless the server hung up.
      reject(new Error('The connection was closed before an answer.'));
    });
    sent.end(bytes);
  });
}

async function readWhole(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new NotTaken('The answer of the server is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
