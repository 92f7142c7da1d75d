import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { StreamReader } from './stream-reader.ts';

const TEXT = 'a line\n12345\nrest';

/** A reader of a text that arrives in chunks of `chunkBytes`. */
const readerOf = (text: string, chunkBytes: number): StreamReader =>
  new StreamReader(
    Readable.from(
      Array.from({ length: Math.ceil(text.length / chunkBytes) }, (_, i) =>
        Buffer.from(text.slice(i * chunkBytes, (i + 1) * chunkBytes)),
      ),
    ),
  );

async function readAll(parts: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all).toString();
}

describe('StreamReader', () => {
  it.each([1, 2, 7, 8, 100])('reads lines and counted bytes from chunks of %i bytes', async (chunkBytes) => {
    const reader = readerOf(TEXT, chunkBytes);
    expect((await reader.readLine()).toString()).toBe('a line');
    expect(await readAll(reader.read(0))).toBe('');
    expect(await readAll(reader.read(6))).toBe('12345\n');
    expect(await readAll(reader.read(4))).toBe('rest');
  });

  it('fails where the stream ends before', async () => {
    await expect(readerOf('no newline', 4).readLine()).rejects.toThrow('too early');
    await expect(readAll(readerOf('short', 4).read(6))).rejects.toThrow('too early');
  });
});
