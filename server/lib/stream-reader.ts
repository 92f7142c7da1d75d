const NEWLINE = '\n'.charCodeAt(0);

/** Reads a stream of bytes in pieces of any size, with no more of it in memory than its own chunks. */
export class StreamReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Reads up to the next newline and leaves that out. @throws if the stream ends before it */
  async readLine(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end >= 0) {
        parts.push(this.#take(end));
        this.#take(1);
        return Buffer.concat(parts);
      }
      parts.push(this.#take(this.#rest.length));
      await this.#fill();
    }
  }

  /** Yields the next `bytes` in parts, as they arrive. @throws if the stream ends before */
  async *read(bytes: number): AsyncGenerator<Buffer, void> {
    for (let left = bytes; left > 0; ) {
      if (this.#rest.length === 0) await this.#fill();
      const part = this.#take(Math.min(left, this.#rest.length));
      left -= part.length;
      yield part;
    }
  }

  #take(bytes: number): Buffer {
    const taken = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    return taken;
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new Error('The stream ended too early.');
    this.#rest = value;
  }
}
