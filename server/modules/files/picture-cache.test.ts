import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/jobs.ts';
import { createPictureCache, type Draw } from './picture-cache.ts';

describe('createPictureCache', () => {
  let cacheDir = '';
  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(cacheDir, { recursive: true, force: true }));

  const open = (options: { cacheDir?: string; maxCacheBytes?: number } = {}) =>
    createPictureCache({ cacheDir, ...options });
  const drawn: Draw = async () => Buffer.alloc(100);

  it('draws a picture once for everyone who asks at the same time, and keeps it', async () => {
    const draw = vi.fn<Draw>(async () => Buffer.from('picture'));
    const pictures = open();
    const shown = await Promise.all([1, 2, 3].map(() => pictures.find('key', '7-720', draw)));
    expect(shown.map(String)).toEqual(Array(3).fill('picture'));
    expect(String(await open().find('key', '7-720', draw))).toBe('picture');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('gives a drawing up when the last one who waits has gone, and draws anew for who comes then', async () => {
    const signals: AbortSignal[] = [];
    const draw: Draw = (signal) => {
      signals.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const pictures = open();
    const both = [first, second].map(({ signal }) => pictures.find('key', '1-720', draw, signal));
    await eventually(() => expect(signals).toHaveLength(1));
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
    expect(String(await pictures.find('key', '1-720', async () => Buffer.from('x')))).toBe('x');
    expect(await Promise.all(both)).toEqual([null, null]);
  });

  it('tries again after a page could not be drawn', async () => {
    const draw = vi.fn<Draw>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(Buffer.from('x'));
    const pictures = open();
    await expect(pictures.find('key', '1-720', draw)).rejects.toThrow('no');
    expect(String(await pictures.find('key', '1-720', draw))).toBe('x');
  });

  it('shows a picture that can not be kept', async () => {
    const file = join(cacheDir, 'not-a-folder');
    await writeFile(file, '');
    const picture = await open({ cacheDir: file }).find('key', '1-720', async () => Buffer.from('x'));
    expect(String(picture)).toBe('x');
  });

  it('keeps the pictures within their size by dropping those shown longest ago', async () => {
    const pictures = open({ maxCacheBytes: 350 });
    const folder = join(cacheDir, 'pages', 'key');
    for (const page of [1, 2, 3]) {
      await pictures.find('key', `${page}-720`, drawn);
      const shownAt = new Date(Date.now() - (10 - page) * 3_600_000);
      await utimes(join(folder, `${page}-720.webp`), shownAt, shownAt);
    }
    await pictures.find('key', '1-720', drawn);
    await pictures.find('key', '4-720', drawn);
    expect((await readdir(folder)).sort()).toEqual(['1-720.webp', '3-720.webp', '4-720.webp']);
  });

  it('counts what an earlier run left', async () => {
    const before = open();
    for (const page of [1, 2, 3]) await before.find('key', `${page}-720`, drawn);
    const after = open({ maxCacheBytes: 200 });
    await after.find('key', '4-720', drawn);
    expect(await readdir(join(cacheDir, 'pages', 'key'))).toHaveLength(2);
  });

  it('forgets the pictures of a file that is gone', async () => {
    const pictures = open();
    await pictures.find('one', '1-720', drawn);
    await pictures.find('two', '1-720', drawn);
    await pictures.forget('one');
    expect(await readdir(join(cacheDir, 'pages'))).toEqual(['two']);
  });
});
