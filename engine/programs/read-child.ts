/** The program that reads a file: started by read-manual.ts under limits, spoken to in messages. */
import type { ChildMessage, ChildRequest } from '../read/child-protocol.ts';
import { ReadError } from '../read/failure.ts';
import { unpackEntries } from '../read/zip/unpack-entries.ts';
import { openDocument, readBatches, structureSpool } from './read-work.ts';

/** A sign of life is worth a message only after silence; a page mostly takes milliseconds. */
const ALIVE_AFTER_MS = 500;

let takeAck: (() => void) | undefined;

/** Sends a message and waits until the parent has taken it, so that nothing piles up between us. */
function deliver(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    takeAck = resolve;
    process.send?.(message);
  });
}

let saidAt = 0;

function report(message: ChildMessage): void {
  saidAt = performance.now();
  process.send?.(message);
}

async function handle(request: Exclude<ChildRequest, { type: 'ack' }>): Promise<void> {
  const emit = (event: Parameters<typeof asMessage>[0]) => deliver(asMessage(event));
  const alive = () => {
    if (performance.now() - saidAt >= ALIVE_AFTER_MS) report({ type: 'alive' });
  };
  if (request.type === 'open') await openDocument(request, emit);
  else if (request.type === 'read') await readBatches(request, emit, alive);
  else if (request.type === 'unpack') await emit({ type: 'unpacked', files: await unpackEntries(request) });
  else await structureSpool(request, emit);
}

function asMessage(event: Extract<ChildMessage, { type: 'event' }>['event']): ChildMessage {
  return { type: 'event', event };
}

process.on('message', (request: ChildRequest) => {
  if (request.type === 'ack') {
    takeAck?.();
    return;
  }
  handle(request).then(
    () => report({ type: 'idle' }),
    (error: unknown) => {
      const reason = error instanceof ReadError ? error.reason : 'crashed';
      report({ type: 'error', reason, message: String(error).slice(0, 500) });
    },
  );
});

// Without its parent a child has nobody to work for.
process.on('disconnect', () => process.exit(0));
