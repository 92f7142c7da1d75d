import { execFileSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { collectEvents, failureOf, finalText, readBytes } from '../testing/collect-events.ts';
import { paragraph, writeDocx } from '../testing/docx-writer.ts';
import { textLines, writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { writeZip } from '../testing/zip-writer.ts';
import type { ReadEvent } from './read-event.ts';
import { readManual } from './read-manual.ts';

const smallPdf = () => writePdf([{ texts: textLines(['Press the red button to stop the machine.'], 100) }]);

/** The children of this process that run our reading program. */
function readingChildren(): string[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((line) => /read\/child\.[jt]s/.test(line));
}

/** Long, because a busy machine is no fault of a child. */
const WAIT = { timeout: 20_000, interval: 40 };

/** Kills the child that reads, once there is one; gives its number. */
async function killReadingChild(exceptFor = 0): Promise<number> {
  const pid = await vi.waitFor(() => {
    const found = readingChildren().map((child) => Number.parseInt(child, 10));
    const other = found.find((candidate) => candidate > 0 && candidate !== exceptFor);
    if (other === undefined) throw new Error('Nobody reads.');
    return other;
  }, WAIT);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Kills so many of them, one after another. */
async function killTimes(times: number, exceptFor = 0): Promise<void> {
  let last = exceptFor;
  for (let killed = 0; killed < times; killed += 1) last = await killReadingChild(last);
}

describe('readManual on hostile files', () => {
  it('refuses a DOCX whose text expands out of all proportion', async () => {
    const bomb = writeDocx(paragraph('a'.repeat(40_000_000)));
    expect(failureOf(await readBytes(bomb))).toBe('too-complex');
  });

  it('does not believe the sizes an archive claims', async () => {
    const lying = writeZip([{ name: 'word/document.xml', data: 'x'.repeat(5_000_000), claimedBytes: 10 }]);
    expect(['damaged', 'too-complex']).toContain(failureOf(await readBytes(lying)));
  });

  it('follows no external entity', async () => {
    const prolog = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const events = await readBytes(writeDocx(paragraph('Before &x; after'), [], prolog));
    expect(finalText(events)).not.toContain('root:');
  });

  it('survives tables nested 5,000 deep', async () => {
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(5000)}${paragraph('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(5000)}`;
    const reason = failureOf(await readBytes(writeDocx(deep)));
    expect(['too-complex', 'damaged', null]).toContain(reason);
  });

  it('keeps no script of a link', async () => {
    const link =
      '<w:hyperlink w:anchor="javascript:alert(1)"><w:r><w:t>Click here for help</w:t></w:r></w:hyperlink>';
    const events = await readBytes(writeDocx(`<w:p>${link}</w:p>`));
    expect(finalText(events)).toBe('Click here for help');
  });

  it('ends by the clock when a file takes too long', async () => {
    expect(failureOf(await readBytes(smallPdf(), { batchTimeoutMs: 1 }))).toBe('timeout');
    expect(failureOf(await readBytes(smallPdf(), { documentTimeoutMs: 1 }))).toBe('timeout');
  });

  it('ends by memory when a page expands beyond the limit', async () => {
    const content = deflateSync(Buffer.alloc(300_000_000, 0x20));
    const bomb = Buffer.from(
      smallPdf()
        .toString('latin1')
        .replace(/<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/, () => {
          return `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
        }),
      'latin1',
    );
    const events = await readBytes(bomb, { maxMemoryBytes: 260_000_000, maxDeaths: 0 });
    expect(['memory', 'crashed', 'empty', 'scanned']).toContain(failureOf(events));
  });

  it('stops at once, and leaves no process behind, when the caller gives up', async () => {
    await withFile(smallPdf(), async (path) => {
      const controller = new AbortController();
      const events = readManual(path, { signal: controller.signal });
      expect((await events.next()).value).toMatchObject({ type: 'opened' });
      expect(readingChildren()).toHaveLength(1);
      controller.abort();
      expect((await collectEvents(events)).at(-1)?.type).toBe('failed');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(readingChildren()).toEqual([]);
    });
  });

  it('goes on with a fresh process when the first is killed', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      await events.next();
      await killReadingChild();
      const rest = await collectEvents(events);
      expect(rest.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(rest)).toContain('Press the red button to stop the machine.');
    });
  });

  it('goes on reading a page when its batch and then it alone was killed several times', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      await events.next();
      const first = await killReadingChild();
      const reading = events.next();
      await killTimes(5, first);
      expect((await reading).value).toMatchObject({ type: 'batch', pages: [{ textSource: 'text' }] });
      const rest = await collectEvents(events);
      expect(rest.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(rest)).toContain('Press the red button to stop the machine.');
    });
  });

  it('opens a file again when processes are killed at that', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      const opening = events.next();
      await killTimes(5);
      expect((await opening).value).toMatchObject({ type: 'opened' });
      expect((await collectEvents(events)).at(-1)).toMatchObject({ type: 'done' });
    });
  });

  it('understands the pages once more when the process is killed at that', async () => {
    await withFile(smallPdf(), async (path) => {
      const seen: ReadEvent[] = [];
      for await (const event of readManual(path)) {
        seen.push(event);
        if (seen.filter(({ type }) => type === 'manual').length === 1 && event.type === 'manual')
          await killReadingChild();
      }
      expect(seen.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(seen)).toContain('Press the red button to stop the machine.');
    });
  });

  it('gives a file up that gets every process killed, for want of memory', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      const opening = events.next();
      await killTimes(6);
      expect((await opening).value).toMatchObject({ type: 'failed', reason: 'memory' });
    });
  });
});
