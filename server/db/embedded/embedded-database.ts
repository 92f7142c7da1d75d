/**
 * Runs PostgreSQL without a server: PGlite in a thread, which node-postgres talks to in PostgreSQL's own protocol.
 * Rows, types and error codes are therefore the same as those of a server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keepLogShort } from './checkpoints.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedWorker } from './embedded-worker.ts';
import type { WorkerInput } from './messages.ts';
import { createOnlineCopy, type OnlineCopy } from './online-copy.ts';
import { type Connection, type Link, type Listener, WorkerStream } from './worker-stream.ts';

export type EmbeddedOptions = {
  directory: string;
  /** Archive of a ready cluster for the first start; null: one is built. */
  template: string | null;
  /** Whether a commit waits for the disk. False only for data that is thrown away, as in tests. */
  isDurable: boolean;
  /** Called when the directory is locked and PostgreSQL starts in its thread; this thread is free for other work. */
  onStarting?: (() => void) | undefined;
  /** Longest wait for the only session, which a transaction holds until it ends. */
  acquireTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
  /** Time that `close` waits for clients in use before it rolls their transactions back. */
  closeTimeoutMs?: number;
  /**
   * Time that `close` then waits for a running statement before it stops the thread. Nothing acknowledged is lost,
   * since the next start recovers.
   */
  stopTimeoutMs?: number;
};

/** An open embedded database. Its pool has one client; requests for it queue in order. */
export type EmbeddedDatabase = {
  pool: pg.Pool;
  onlineCopy: OnlineCopy;
  close(): Promise<void>;
  kill(): Promise<void>;
};

const defaultCloseTimeoutMs = 5_000;
/** Default that is long enough for the last checkpoint on a slow disk. */
const defaultStopTimeoutMs = 30_000;

/**
 * Locks and opens the directory.
 *
 * @throws {DirectoryInUseError} if another process has it open.
 * @throws {DataDirectoryError} if it holds something else.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { closeTimeoutMs = defaultCloseTimeoutMs, stopTimeoutMs = defaultStopTimeoutMs } = options;
  const lock = await lockDirectory(options.directory);
  try {
    await prepareDataDirectory(options.directory, options);
    const { directory, isDurable } = options;
    const opening = Engine.open({ directory, isDurable });
    options.onStarting?.();
    const engine = await opening;
    const pool = openPool(engine, options);
    const checkpoints = keepLogShort(pool);
    return {
      pool,
      onlineCopy: createOnlineCopy(pool, checkpoints),
      close: async () => {
        checkpoints.stop();
        try {
          await Promise.race([pool.end(), sleep(closeTimeoutMs, undefined, { ref: false })]);
        } finally {
          await engine.close(stopTimeoutMs).finally(lock.release);
        }
      },
      kill: () => engine.kill(),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function openPool(engine: Engine, options: EmbeddedOptions): pg.Pool {
  return new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.acquireTimeoutMs,
    // Every setting is given, so that none is taken from the PG… variables of the environment.
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new WorkerStream(engine, options),
  });
}

/** Keeps a thread running: after it has stopped, the next connection starts a new one. */
class Engine implements Link {
  readonly #options: WorkerInput;
  #worker: Promise<EmbeddedWorker>;
  #isClosed = false;

  private constructor(options: WorkerInput) {
    this.#options = options;
    this.#worker = EmbeddedWorker.start(options);
  }

  static async open(options: WorkerInput): Promise<Engine> {
    const engine = new Engine(options);
    await engine.#worker;
    return engine;
  }

  async connect(listener: Listener): Promise<Connection> {
    if (this.#isClosed) throw new Error('The database is closed.');
    const start = (): Promise<EmbeddedWorker> => EmbeddedWorker.start(this.#options);
    this.#worker = this.#worker.then((worker) => (worker.hasEnded ? start() : worker), start);
    const worker = await this.#worker;
    return worker.open(listener);
  }

  async close(stopTimeoutMs: number): Promise<void> {
    this.#isClosed = true;
    const worker = await this.#worker.catch(() => null);
    await worker?.close(stopTimeoutMs);
  }

  async kill(): Promise<void> {
    await (await this.#worker).kill();
  }
}
