import { expect, it } from 'vitest';
import type { StoredVectors } from './meaning-index.ts';
import { WIDTH } from './models.ts';
import { readVectorFile, writeHead, writeRows } from './vector-file.ts';

const row = (ordinal: number, sentences: number): StoredVectors => ({
  ...{ manualId: 'Pumpe ä', ordinal, model: 'english' },
  vectors: {
    windows: 1,
    bytes: Int8Array.from({ length: (1 + sentences) * WIDTH }, (_, i) => ((i + ordinal) % 255) - 127),
  },
});
const rows = [row(0, 3), row(1, 1), row(7, 0)];
const head = { revision: 'a', passages: 'b', rows: rows.length };

function join(...blocks: Uint8Array[]): ArrayBuffer {
  const file = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    file.set(block, at);
    at += block.length;
  }
  return file.buffer;
}

it('gives back what was written, in however many blocks', () => {
  for (const blocks of [[rows], [rows.slice(0, 1), [], rows.slice(1)]])
    expect(readVectorFile(join(writeHead(head), ...blocks.map(writeRows)))).toEqual({ head, stored: rows });
});

it('writes a row that is a view of more', () => {
  const all = new Int8Array(4 * WIDTH).fill(9);
  const view: StoredVectors = {
    ...row(0, 0),
    vectors: { windows: 1, bytes: all.subarray(WIDTH, 2 * WIDTH) },
  };
  const { stored } = readVectorFile(join(writeHead({ ...head, rows: 1 }), writeRows([view])));
  expect(stored[0]?.vectors.bytes).toEqual(new Int8Array(WIDTH).fill(9));
});

it('refuses a file that is empty, cut off, or lacks rows', () => {
  const whole = join(writeHead(head), writeRows(rows));
  expect(() => readVectorFile(new ArrayBuffer(0))).toThrow('empty');
  for (const length of [3, whole.byteLength - 1, whole.byteLength - WIDTH])
    expect(() => readVectorFile(whole.slice(0, length))).toThrow('cut off');
  expect(() => readVectorFile(join(writeHead(head), writeRows(rows.slice(1))))).toThrow(
    '2 rows instead of 3',
  );
});
