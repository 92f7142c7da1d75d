/**
 * Acts as the server side of one PostgreSQL connection: collects what the client writes until PostgreSQL has to answer.
 * Message format: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

const startupHeaderBytes = 4;
const headerBytes = 5;
const code = (letter: string): number => letter.charCodeAt(0);
const terminate = code('X');
/** Messages that end a batch: Sync in the extended protocol, Query, which is a batch of its own, and Terminate. */
const batchEnds = new Set([code('S'), code('Q'), terminate]);

/** The greeting: AuthenticationOk, then ReadyForQuery (idle). No password is checked. */
const welcome = Uint8Array.from([code('R'), 0, 0, 0, 8, 0, 0, 0, 0, code('Z'), 0, 0, 0, 5, code('I')]);

/** The next step: answer with these bytes, or have PostgreSQL process them. */
export type WireStep = { kind: 'answer'; bytes: Uint8Array } | { kind: 'run'; bytes: Uint8Array };

export class WireSession {
  #pending: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** Takes bytes as they arrive, split anywhere. @returns the steps that are now complete */
  receive(bytes: Uint8Array): WireStep[] {
    this.#pending = this.#pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#pending, bytes]);
    const steps: WireStep[] = [];
    if (!this.#isStarted) {
      if (!this.#takeStartup()) return steps;
      steps.push({ kind: 'answer', bytes: welcome });
    }
    const batch = this.#takeBatches();
    if (batch.length > 0) steps.push({ kind: 'run', bytes: batch });
    return steps;
  }

  #takeStartup(): boolean {
    if (this.#pending.length < startupHeaderBytes) return false;
    const length = this.#pending.readUInt32BE(0);
    if (this.#pending.length < length) return false;
    this.#pending = this.#pending.subarray(length);
    this.#isStarted = true;
    return true;
  }

  /** Takes everything up to the last complete batch. Terminate is dropped, since the connection ends anyway. */
  #takeBatches(): Uint8Array {
    let end = 0;
    let offset = 0;
    while (this.#pending.length >= offset + headerBytes) {
      const type = this.#pending.readUInt8(offset);
      const next = offset + 1 + this.#pending.readUInt32BE(offset + 1);
      if (this.#pending.length < next || type === terminate) break;
      offset = next;
      if (batchEnds.has(type)) end = offset;
    }
    const batch = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    return batch;
  }
}
