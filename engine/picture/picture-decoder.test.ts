import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureDecoder } from './picture-decoder.ts';
import type { PictureShape } from './picture-shape.ts';
import { animatedPng, hostilePictures, plainPng } from './testing/hostile-pictures.ts';

const decoder = createPictureDecoder({ timeoutMs: 60_000 });
afterAll(() => decoder.close());

const FOR_READING: PictureShape = { as: 'print', width: 1400, height: 4200 };
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** Process ids of the children that decode. */
function decodingChildren(): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const lines = listed.split('\n').filter((line) => /picture\/picture-child\.[jt]s/.test(line));
  return lines.map((line) => Number.parseInt(line, 10));
}

/** The most memory that a process ever held, in bytes. */
function peakBytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

describe('a picture from outside', () => {
  it('is shaped as asked, upright', async () => {
    const onItsSide = await sharp(await photo())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await decoder.shape({ bytes: onItsSide }, { as: 'webp', width: 300, height: 300 });
    expect(kept).toMatchObject({ width: 200, height: 300 });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
    const pixels = await decoder.shape({ bytes: kept.bytes }, { as: 'pixels', width: 100, height: 100 });
    expect(pixels.bytes.length).toBe(3 * pixels.width * pixels.height);
  });

  it('is refused where it stands for more work than a picture is worth, in bounded memory', async () => {
    const { shape } = createPictureDecoder();
    await shape({ bytes: await photo() }, FOR_READING);
    const child = decodingChildren().at(-1) ?? 0;
    const before = peakBytes(child);
    for (const [what, bytes, fault] of await hostilePictures()) {
      await expect(shape({ bytes }, FOR_READING), what).rejects.toMatchObject({ fault });
    }
    // The smallest of those that are too large has 80 million pixels.
    expect(peakBytes(child) - before).toBeLessThan(80_000_000);
    expect(decodingChildren()).toContain(child);
    process.kill(child);
  });

  it.each([
    ['a ratio at the bound', plainPng({ width: 100, height: 2400 })],
    ['an animated PNG, as its first frame', animatedPng(300, 200, 100_000)],
    ['an interlaced PNG', plainPng({ width: 300, height: 200, isInterlaced: true })],
    ['a single pixel', plainPng({ width: 1, height: 1 })],
  ])('is opened, and grows no further than asked: %s', async (_, bytes) => {
    const { width, height } = await decoder.shape({ bytes }, FOR_READING);
    expect(width).toBeLessThanOrEqual(1400);
    expect(height).toBeLessThanOrEqual(4200);
  });
});

describe('the death of the child', () => {
  const large = plainPng({ width: 6000, height: 8000, isInterlaced: true });

  it.each([
    ['of memory, before it began,', { maxMemoryBytes: 90_000_000 }],
    ['of memory', { maxMemoryBytes: 120_000_000 }],
    ['of time', { timeoutMs: 1 }],
  ])('%s refuses the picture and nothing else', async (_, limits) => {
    const { shape, close } = createPictureDecoder(limits);
    await expect(shape({ bytes: large }, FOR_READING)).rejects.toMatchObject({ fault: 'too-heavy' });
    close();
  });

  it('while it had nothing to do is not the next picture’s fault', async () => {
    const { shape, close } = createPictureDecoder({ timeoutMs: 60_000 });
    const before = decodingChildren();
    await shape({ bytes: await photo() }, FOR_READING);
    const child = decodingChildren().find((pid) => !before.includes(pid)) ?? 0;
    process.kill(child, 'SIGKILL');
    expect((await shape({ bytes: await photo() }, FOR_READING)).width).toBe(1400);
    close();
  });

  it('asks those to wait who come while too many of theirs wait', async () => {
    const { shape, close } = createPictureDecoder({ timeoutMs: 60_000 });
    const bytes = await photo();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => shape({ bytes }, FOR_READING)));
    const refused = results.filter(({ status }) => status === 'rejected');
    // One is decoded, forty wait.
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({ reason: { fault: 'busy' } });
    close();
  });

  it('has tenants take turns', async () => {
    let tenant = 'many';
    const { shape, close } = createPictureDecoder({ timeoutMs: 60_000 }, () => tenant);
    const bytes = await photo();
    const done: string[] = [];
    const send = (name: string): Promise<void> =>
      shape({ bytes }, FOR_READING).then(() => void done.push(name));
    const many = ['first', 'second', 'third'].map(send);
    tenant = 'one';
    await Promise.all([...many, send('other')]);
    expect(done).toEqual(['first', 'other', 'second', 'third']);
    close();
  });
});
