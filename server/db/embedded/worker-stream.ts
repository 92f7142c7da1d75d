/** A stream that node-postgres takes for the socket to a server; the server is the thread of the embedded database. */
import { Duplex } from 'node:stream';

/** Receives what the thread sends to a connection. */
export type Listener = {
  onData: (bytes: Uint8Array, isInTransaction: boolean) => void;
  onLost: (error: Error) => void;
};

/** The thread as connections see it. */
export type Link = { connect(listener: Listener): Promise<Connection> };

export type Connection = { send(bytes: Uint8Array): void; disconnect(): void };

export type WorkerStreamOptions = {
  /** Time without a statement after which a transaction is rolled back and its connection closed. */
  idleInTransactionTimeoutMs: number;
};

export class WorkerStream extends Duplex {
  readonly #link: Link;
  readonly #options: WorkerStreamOptions;
  #connection: Connection | null = null;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(link: Link, options: WorkerStreamOptions) {
    super();
    this.#link = link;
    this.#options = options;
  }

  /** Called by node-postgres, as on `net.Socket`. */
  connect(): this {
    this.#link
      .connect({
        onData: (bytes, isInTransaction) => this.#receive(bytes, isInTransaction),
        onLost: (error) => this.destroy(error),
      })
      .then((connection) => {
        if (this.destroyed) connection.disconnect();
        else {
          this.#connection = connection;
          this.emit('connect');
        }
      })
      .catch((error: unknown) => this.destroy(error as Error));
    return this;
  }

  // Methods that node-postgres calls on a socket and that have no effect here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idleTimer);
    this.#connection?.disconnect();
    this.#connection = null;
    done(error);
  }

  #send(bytes: Uint8Array): void {
    clearTimeout(this.#idleTimer);
    this.#connection?.send(bytes);
  }

  #receive(bytes: Uint8Array, isInTransaction: boolean): void {
    clearTimeout(this.#idleTimer);
    if (isInTransaction) {
      const { idleInTransactionTimeoutMs } = this.#options;
      this.#idleTimer = setTimeout(() => {
        this.destroy(
          new Error(`A transaction was left idle for ${idleInTransactionTimeoutMs} ms and was rolled back.`),
        );
      }, idleInTransactionTimeoutMs);
      this.#idleTimer.unref();
    }
    if (!this.readableEnded) this.push(bytes);
  }
}
