import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { request as requestTls } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PinnedTarget, sendRequest } from './pinned-request.ts';

const MAX_HEADER_BYTES = 16_384;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What a server sent, and what it said of it. */
export type Got = { bytes: number; sha256: string; type: string; disposition: string };
/** Where a server sends on to. */
export type SentOn = { location: string };

/** An answer that is not taken; the message is a sentence for people. */
export class NotTaken extends Error {}

type PinnedGet = PinnedTarget & {
  /** A file that does not exist yet. */
  path: string;
  maxBytes: number;
  signal: AbortSignal;
};

/** Fetches a file on a connection of its own into `path`. Follows nothing. @throws NotTaken, errors of the connection */
export async function getPinned(
  request: typeof requestTls,
  { path, maxBytes, ...get }: PinnedGet,
): Promise<Got | SentOn> {
  const answer = await sendRequest(request, {
    ...get,
    method: 'GET',
    // What is packed on the way could grow without end here.
    headers: { host: get.url.host, accept: '*/*', 'accept-encoding': 'identity' },
    maxHeaderBytes: MAX_HEADER_BYTES,
  });
  try {
    return await take(answer, path, maxBytes);
  } finally {
    answer.destroy();
  }
}

async function take(answer: IncomingMessage, path: string, maxBytes: number): Promise<Got | SentOn> {
  const { statusCode = 0, headers } = answer;
  if (REDIRECTS.has(statusCode) && headers.location) return { location: headers.location };
  if (statusCode !== 200) throw new NotTaken(`The server answered with ${statusCode} instead of the file.`);
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? ''))
    throw new NotTaken('The server sends the file packed, though it was asked not to.');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
    },
  });
  await pipeline(answer, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return {
    bytes,
    sha256: hash.digest('hex'),
    type: headers['content-type'] ?? '',
    disposition: headers['content-disposition'] ?? '',
  };
}

const BYTES_PER_MB = 1024 * 1024;
const tooLarge = (maxBytes: number): NotTaken =>
  new NotTaken(`The file at this address is larger than ${Math.floor(maxBytes / BYTES_PER_MB)} MB.`);
