import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const AT = new Date('2026-11-27T14:30:20Z');

async function* parts(...content: (string | Buffer)[]) {
  yield* content;
}
async function* list(...entries: ZipEntry[]) {
  yield* entries;
}

describe('a ZIP that is written while it is sent', () => {
  it('is opened by others, with names, times and contents', async () => {
    const large = Buffer.alloc(300_000, 'pump ');
    const bytes = await buffer(
      zipStream(
        list(
          { path: 'README.txt', content: parts('Grüße, ', 'Ines\n') },
          { path: 'files/a.pdf', content: parts(large, large), isPacked: true },
          { path: 'empty.jsonl', content: parts() },
        ),
        AT,
      ),
    );
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    const found: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      found[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
      expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(AT);
    }
    expect(Object.keys(found)).toEqual(['README.txt', 'files/a.pdf', 'empty.jsonl']);
    expect(found['README.txt']).toBe('Grüße, Ines\n');
    expect(found['files/a.pdf']).toBe(`${large}${large}`);
    expect(found['empty.jsonl']).toBe('');
    expect(bytes.length).toBeLessThan(20_000);
  });

  it('asks for no more than is read, and stops with its reader', async () => {
    let asked = 0;
    let isEnded = false;
    async function* endless(): AsyncGenerator<ZipEntry> {
      try {
        for (;;) {
          asked += 1;
          yield { path: `${asked}`, content: parts(randomBytes(70_000)) };
        }
      } finally {
        isEnded = true;
      }
    }
    const stream = zipStream(endless(), AT);
    for await (const chunk of stream) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
    await vi.waitFor(() => expect(isEnded).toBe(true));
    expect(asked).toBeLessThan(10);
  });

  it('fails where a content does', async () => {
    async function* broken() {
      yield 'half a';
      throw new Error('The disk is gone.');
    }
    const stream = zipStream(list({ path: 'a', content: broken() }), AT);
    await expect(buffer(stream)).rejects.toThrow('The disk is gone.');
  });
});
