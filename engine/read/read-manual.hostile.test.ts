import { type ChildProcess, execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collectEvents, failureOf, finalText, readBytes } from '../testing/collect-events.ts';
import { paragraph, writeDocx } from '../testing/docx-writer.ts';
import { textLines, writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { writeZip } from '../testing/zip-writer.ts';
import type { ReadEvent } from './read-event.ts';
import { readManual } from './read-manual.ts';

const smallPdf = () => writePdf([{ texts: textLines(['Press the red button to stop the machine.'], 100) }]);

const isReadingProgram = (commandLine: string): boolean => /programs\/read-child\.[jt]s/.test(commandLine);

/** The children of this process that run our reading program: their numbers. */
function readingChildren(): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter(isReadingProgram)
    .map((line) => Number.parseInt(line, 10));
}

/** Kills the child that reads now. */
function killReadingChild(): void {
  const [pid] = readingChildren();
  if (pid === undefined) throw new Error('Nobody reads.');
  process.kill(pid, 'SIGKILL');
}

/**
 * Kills the reading programs that are started from now on, so many of them, each before it has read anything: who looks for
 * them finds the fast ones too late. Resolves with the last.
 */
function killNext(times: number): Promise<void> {
  return new Promise((resolve) => {
    let killed = 0;
    const onProcess = (message: unknown): void => {
      const { process: child } = message as { process: ChildProcess };
      child.once('spawn', () => {
        if (killed === times || !isReadingProgram(child.spawnargs.join(' '))) return;
        child.kill('SIGKILL');
        killed += 1;
        if (killed < times) return;
        unsubscribe('child_process', onProcess);
        resolve();
      });
    };
    subscribe('child_process', onProcess);
  });
}

describe('readManual on hostile files', () => {
  it('counts what earlier readings of the file have cost', async () => {
    const earlier = { spentMs: 5_000, deaths: 0, singlesUntil: 0 };
    expect(failureOf(await readBytes(smallPdf(), { earlier, documentTimeoutMs: 5_000 }))).toBe('timeout');
    const batch = (await readBytes(smallPdf(), { earlier })).find((event) => event.type === 'batch');
    expect(batch?.effort.spentMs).toBeGreaterThan(earlier.spentMs);
    expect(batch?.effort).toMatchObject({ deaths: 0, singlesUntil: 0 });
  });

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
      await expect.poll(readingChildren).toEqual([]);
    });
  });

  it('goes on with a fresh process when the first is killed', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      await events.next();
      killReadingChild();
      const rest = await collectEvents(events);
      expect(rest.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(rest)).toContain('Press the red button to stop the machine.');
    });
  });

  it('goes on reading a page when its batch and then it alone was killed several times', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      await events.next();
      const killed = killNext(5);
      killReadingChild();
      const reading = events.next();
      await killed;
      expect((await reading).value).toMatchObject({ type: 'batch', pages: [{ textSource: 'text' }] });
      const rest = await collectEvents(events);
      expect(rest.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(rest)).toContain('Press the red button to stop the machine.');
    });
  });

  it('opens a file again when processes are killed at that', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      const killed = killNext(5);
      const opening = events.next();
      await killed;
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
          killReadingChild();
      }
      expect(seen.at(-1)).toMatchObject({ type: 'done' });
      expect(finalText(seen)).toContain('Press the red button to stop the machine.');
    });
  });

  it('gives a file up that gets every process killed, for want of memory', async () => {
    await withFile(smallPdf(), async (path) => {
      const events = readManual(path);
      const killed = killNext(6);
      const opening = events.next();
      await killed;
      expect((await opening).value).toMatchObject({ type: 'failed', reason: 'memory' });
    });
  });
});
