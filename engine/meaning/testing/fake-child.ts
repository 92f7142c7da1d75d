/**
 * The program of tests in the place of the encoder's: each text says what becomes of it, so that every fault can be had. What
 * is encoded is told by the first number of its vector: how many texts this process had before.
 */
import { type EncoderReply, type EncoderRequest, toBase64 } from '../encoder-protocol.ts';
import { WIDTH } from '../models.ts';

let count = 0;
const reply = (message: EncoderReply): void => {
  process.send?.(message);
};

function succeed(request: EncoderRequest): void {
  const { id } = request;
  if (request.kind === 'question')
    reply({ id, kind: 'question', vector: toBase64(new Float32Array(WIDTH).fill(count)) });
  else if (request.kind === 'log')
    reply({ id, kind: 'log', vectors: toBase64(new Float32Array(WIDTH * request.texts.length).fill(count)) });
  else reply({ id, kind: 'passage', windows: 1, bytes: toBase64(new Int8Array(WIDTH).fill(count)) });
  count += 1;
}

const FAULTS: Record<string, (request: EncoderRequest) => void> = {
  exit: () => process.exit(3),
  killed: () => process.kill(process.pid, 'SIGKILL'),
  thrown: () => {
    throw new Error('nobody catches this');
  },
  silent: () => {},
  stuck: () => {
    for (;;);
  },
  memory: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(20_000_000, 1));
  },
  heap: () => {
    const held: number[][] = [];
    for (;;) held.push(new Array(100_000).fill(0.5));
  },
  loading: (request) =>
    setTimeout(() => {
      process.send?.({ kind: 'loaded', model: request.model });
      succeed(request);
    }, 4000),
  late: (request) => setTimeout(succeed, 300, request),
  unavailable: ({ id }) => reply({ id, kind: 'unavailable', reason: 'There are no weights.' }),
  failed: ({ id }) => reply({ id, kind: 'failed', reason: 'It can’t be done.' }),
};

function textOf(request: EncoderRequest): string {
  if (request.kind === 'log') return request.texts[0] ?? '';
  return request.kind === 'question' ? request.text : request.passage.text;
}

process.on('message', (request: EncoderRequest) => {
  process.send?.({ kind: 'at', model: request.model });
  (FAULTS[textOf(request)] ?? succeed)(request);
});
process.on('disconnect', () => process.exit(0));
