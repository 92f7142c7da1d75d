import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { NotTaken } from './get-pinned.ts';
import { type PinnedTarget, sendRequest } from './pinned-request.ts';

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

/** Sends a request on a connection of its own and reads the answer whole. @throws NotTaken, errors of the connection */
export async function callPinned(
  request: typeof requestTls,
  { maxBytes, headers, ...call }: PinnedCall,
): Promise<Reply> {
  const answer = await sendRequest(request, {
    ...call,
    // What is packed on the way could grow without end here.
    headers: { ...headers, 'accept-encoding': 'identity' },
    maxHeaderBytes: MAX_HEADER_BYTES,
  });
  try {
    const body = await readWhole(answer, maxBytes);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  } finally {
    answer.destroy();
  }
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
