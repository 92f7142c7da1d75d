/**
 * The vectors of a product's passages as one file, in the bytes that are stored: blocks of a JSON text and the bytes that it tells of. The
 * first block says what the file is; the lengths of both parts, 32 bits each, lead a block.
 */
import type { StoredVectors } from './meaning-index.ts';
import type { ModelName } from './models.ts';

export type VectorFileHead = {
  /** Changes whenever the vectors do. */
  revision: string;
  /** Of the passages that they belong to. */
  passages: string;
  /** Number of rows: a file with fewer was cut off, or changed while it was written. */
  rows: number;
};

/** A row without its bytes, of which there are so many. */
type Row = { manualId: string; ordinal: number; model: ModelName; windows: number; length: number };

const LENGTHS_BYTES = 8;

/** The block that a file begins with. */
export const writeHead = (head: VectorFileHead): Uint8Array => writeBlock(head, []);

/** A block of rows: as many as can be in memory together. */
export const writeRows = (stored: readonly StoredVectors[]): Uint8Array =>
  writeBlock(
    stored.map(
      ({ manualId, ordinal, model, vectors: { windows, bytes } }): Row => ({
        ...{ manualId, ordinal, model, windows, length: bytes.length },
      }),
    ),
    stored.map(({ vectors }) => vectors.bytes),
  );

/** @throws if the file is cut off or damaged. The vectors are views of `file`. */
export function readVectorFile(file: ArrayBuffer): { head: VectorFileHead; stored: StoredVectors[] } {
  const blocks = readBlocks(file);
  const first = blocks.next().value;
  if (first === undefined) throw new Error('The file of vectors is empty.');
  const head = first.told as VectorFileHead;
  const stored: StoredVectors[] = [];
  for (const { told, at } of blocks) {
    let from = at;
    for (const { manualId, ordinal, model, windows, length } of told as Row[]) {
      const bytes = new Int8Array(file, from, length);
      stored.push({ manualId, ordinal, model, vectors: { windows, bytes } });
      from += length;
    }
  }
  if (stored.length !== head.rows)
    throw new Error(`The file of vectors has ${stored.length} rows instead of ${head.rows}.`);
  return { head, stored };
}

function writeBlock(told: unknown, parts: readonly Int8Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(told));
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const block = new Uint8Array(LENGTHS_BYTES + text.length + bytes);
  const lengths = new DataView(block.buffer);
  lengths.setUint32(0, text.length, true);
  lengths.setUint32(4, bytes, true);
  block.set(text, LENGTHS_BYTES);
  let at = LENGTHS_BYTES + text.length;
  for (const part of parts) {
    block.set(new Uint8Array(part.buffer, part.byteOffset, part.length), at);
    at += part.length;
  }
  return block;
}

/** The JSON of each block, and where its bytes begin. */
function* readBlocks(file: ArrayBuffer): Generator<{ told: unknown; at: number }, undefined> {
  const view = new DataView(file);
  for (let at = 0; at < file.byteLength; ) {
    if (at + LENGTHS_BYTES > file.byteLength) throw new Error('The file of vectors is cut off.');
    const [text, bytes] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const begin = at + LENGTHS_BYTES;
    at = begin + text + bytes;
    if (at > file.byteLength) throw new Error('The file of vectors is cut off.');
    const told: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(file, begin, text)));
    yield { told, at: begin + text };
  }
  return undefined;
}
