/**
 * The thread of the embedded database. PostgreSQL runs synchronously in it, so that a long statement never blocks the
 * program's event loop. It has one session, which one connection at a time gets.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFileSystem } from './durable-file-system.ts';
import { lastWordsIn } from './last-words.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';
import { startParams } from './start-params.ts';
import { WireSession } from './wire-session.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread only.');

const { directory, isDurable }: WorkerInput = workerData;

const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

let session: { connection: number; wire: WireSession } | null = null;

const opening = PGlite.create({
  fs: isDurable ? new DurableFileSystem(directory) : new NodeFS(directory),
  startParams: startParams(isDurable),
});

let queue: Promise<unknown> = opening.then(
  () => send({ kind: 'ready' }),
  // Only the message is passed on: an uncaught error of PGlite would print its whole minified source.
  (error: unknown) =>
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);

// Registered before the database is open: a thread that waits only for promises lets Node finish every compilation in
// the background first, which would delay the first query by as long as opening takes.
port.on('message', (message: ToWorker) => {
  // Messages are handled in order, one at a time. Any unexpected error ends the thread, and the pool opens a new one.
  queue = queue.then(async () => handle(await opening, message));
});

async function handle(database: PGlite, message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'connect':
      await endSession(database);
      session = { connection: message.connection, wire: new WireSession() };
      return;
    case 'data':
      if (session?.connection === message.connection) await answer(database, session, message.bytes);
      return;
    case 'disconnect':
      if (session?.connection === message.connection) await endSession(database);
      return;
    case 'close':
      await endSession(database);
      await database.close();
      send({ kind: 'closed' });
      port?.close();
  }
}

async function answer(
  database: PGlite,
  { connection, wire }: { connection: number; wire: WireSession },
  bytes: Uint8Array,
): Promise<void> {
  for (const step of wire.receive(bytes)) {
    const reply = step.kind === 'answer' ? step.bytes.slice() : await run(database, step.bytes);
    const isInTransaction = database.isInTransaction();
    const lastWords = lastWordsIn(reply);
    send({ kind: 'data', connection, bytes: reply, isInTransaction }, [reply.buffer as ArrayBuffer]);
    // PostgreSQL no longer answers; the next thread recovers what was committed.
    if (lastWords !== null) throw new Error(lastWords);
  }
}

/** Runs complete batches; PostgreSQL's own errors are part of the bytes that come back. */
async function run(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, {
    // The chunk is a view of PostgreSQL's memory, which is reused at once, so it is copied.
    onRawData: (chunk) => chunks.push(chunk.slice()),
  });
  return new Uint8Array(Buffer.concat(chunks));
}

/** Ends a session as a server does: an open transaction is rolled back; settings and prepared statements go. */
async function endSession(database: PGlite): Promise<void> {
  if (session === null) return;
  session = null;
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}
