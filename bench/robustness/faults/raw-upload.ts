/** Uploads over a bare socket, which can stop anywhere. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { productRoutes } from '../../../contracts/manuals/products.ts';

export type RawUpload = { url: string; token: string; productName: string; content: Buffer };

const boundary = 'the-boundary-of-the-bench';
const pieceBytes = 600;
const pieceEveryMs = 50;

function requestOf({ url, token, productName, content }: RawUpload): Buffer {
  const { method, path, form } = productRoutes.upload;
  const disposition = (rest: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${rest}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${disposition('name="product_name"')}\r\n${productName}\r\n`),
    Buffer.from(
      `${disposition(`name="${form.file.field}"; filename="${productName}.pdf"`)}content-type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

async function open({ url }: RawUpload): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // That the server hangs up is as good as hanging up first.
  socket.on('error', () => undefined);
  // Whatever it says: without a reader the end of it would not be seen.
  socket.resume();
  await new Promise((done) => {
    socket.once('connect', done);
    socket.once('close', done);
  });
  return socket;
}

/** Sends a share of an upload (0–1, less than the whole) at once and hangs up, politely or not. */
export async function abortUpload(upload: RawUpload, share: number, isPolite: boolean): Promise<void> {
  const request = requestOf(upload);
  const socket = await open(upload);
  await new Promise<void>((done) => socket.write(request.subarray(0, share * request.length), () => done()));
  if (isPolite) socket.end();
  else socket.resetAndDestroy();
  await new Promise((done) => (socket.destroyed ? done(null) : socket.once('close', done)));
}

/** Sends an upload in small pieces with pauses, hangs up after `forMs`. */
export async function trickleUpload(upload: RawUpload, forMs: number): Promise<void> {
  const request = requestOf(upload);
  const socket = await open(upload);
  const until = performance.now() + forMs;
  for (let at = 0; at < request.length && performance.now() < until; at += pieceBytes) {
    if (!socket.writable) break;
    socket.write(request.subarray(at, Math.min(at + pieceBytes, request.length - 1)));
    await sleep(pieceEveryMs);
  }
  socket.destroy();
}
