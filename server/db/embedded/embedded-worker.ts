/** Controls, from the main thread, the thread in which the embedded database runs. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../engine/runtime/start-thread.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';
import type { Connection, Listener } from './worker-stream.ts';

export class EmbeddedWorker {
  readonly #worker: Worker;
  readonly #listeners = new Map<number, Listener>();
  /** Resolves when the thread has ended, with the reason, or with null after `close`. */
  readonly ended: Promise<Error | null>;
  #nextConnection = 1;
  #isClosing = false;
  #hasEnded = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'data')
        this.#listeners.get(message.connection)?.onData(message.bytes, message.isInTransaction);
    });
    this.ended = new Promise((done) => {
      let reason: Error | null = null;
      worker.on('error', (error: Error) => {
        reason = error;
      });
      worker.on('exit', (exitCode) => {
        // Set first, because the listeners called below may connect again at once.
        this.#hasEnded = true;
        const detail = reason?.message ?? `exit code ${exitCode}`;
        const error = this.#isClosing ? null : new Error(`The embedded database stopped: ${detail}`);
        for (const { onLost } of this.#listeners.values())
          onLost(error ?? new Error('The database is closed.'));
        this.#listeners.clear();
        done(error);
      });
    });
  }

  /** Opens the directory, building a cluster in it if it is empty. Rejects if PostgreSQL cannot open it. */
  static async start(input: WorkerInput): Promise<EmbeddedWorker> {
    const thread = startThread(import.meta.url, './worker', input);
    const worker = new EmbeddedWorker(thread);
    const first = await Promise.race([nextMessage(thread), worker.ended]);
    if (first instanceof Error) throw first;
    if (first?.kind === 'failed') {
      await thread.terminate();
      throw new Error(first.message);
    }
    return worker;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  open(listener: Listener): Connection {
    const connection = this.#nextConnection++;
    this.#listeners.set(connection, listener);
    this.#send({ kind: 'connect', connection });
    return {
      send: (bytes) => this.#send({ kind: 'data', connection, bytes }),
      disconnect: () => {
        if (this.#listeners.delete(connection)) this.#send({ kind: 'disconnect', connection });
      },
    };
  }

  /**
   * Closes the cluster cleanly, so that the next start has nothing to recover. If a statement still runs after
   * `timeoutMs`, the thread is stopped at once.
   */
  async close(timeoutMs = Number.POSITIVE_INFINITY): Promise<void> {
    this.#isClosing = true;
    this.#send({ kind: 'close' });
    const timer = Number.isFinite(timeoutMs) ? setTimeout(() => void this.kill(), timeoutMs) : undefined;
    await this.ended;
    clearTimeout(timer);
  }

  /** Stops the thread at once, as a killed process would; nothing acknowledged is lost. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

const nextMessage = (worker: Worker): Promise<FromWorker> =>
  new Promise((done) => worker.once('message', done));
