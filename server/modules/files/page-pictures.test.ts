import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/jobs.ts';
import { createPagePictures, type RenderPage } from './page-pictures.ts';

describe('createPagePictures', () => {
  let cacheDir = '';
  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(cacheDir, { recursive: true, force: true }));

  const open = (renderPage: RenderPage, options: { cacheDir?: string; maxCacheBytes?: number } = {}) =>
    createPagePictures({
      cacheDir,
      withLocalFile: (key, use) => use(`/files/${key}`),
      renderPage,
      ...options,
    });

  it('draws a page once for everyone who asks at the same time, and keeps it', async () => {
    const renderPage = vi.fn<RenderPage>(async (path, page, width) =>
      Buffer.from(`${path} ${page} ${width}`),
    );
    const pictures = open(renderPage);
    const drawn = await Promise.all([1, 2, 3].map(() => pictures.find('key', 7, 720)));
    expect(drawn.map(String)).toEqual(Array(3).fill('/files/key 7 720'));
    expect(String(await open(renderPage).find('key', 7, 720))).toBe('/files/key 7 720');
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  it('sends callers away while too many pages are waiting', async () => {
    const finish: (() => void)[] = [];
    const pictures = open(async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return Buffer.from('x');
    });
    const accepted = Array.from({ length: 40 }, (_, page) => pictures.find('key', page, 720));
    await eventually(() => expect(finish).toHaveLength(40));
    await expect(pictures.find('key', 41, 720)).rejects.toMatchObject({ code: 'unavailable' });
    for (const end of finish) end();
    await Promise.all(accepted);
  });

  it('tries again after a page could not be drawn', async () => {
    const renderPage = vi
      .fn<RenderPage>()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue(Buffer.from('x'));
    const pictures = open(renderPage);
    await expect(pictures.find('key', 1, 720)).rejects.toThrow('no');
    expect(String(await pictures.find('key', 1, 720))).toBe('x');
  });

  it('shows a picture that can not be kept', async () => {
    const file = join(cacheDir, 'not-a-folder');
    await writeFile(file, '');
    expect(String(await open(async () => Buffer.from('x'), { cacheDir: file }).find('key', 1, 720))).toBe(
      'x',
    );
  });

  it('keeps the pictures within their size by dropping those shown longest ago', async () => {
    const pictures = open(async () => Buffer.alloc(100), { maxCacheBytes: 350 });
    const folder = join(cacheDir, 'pages', 'key');
    for (const page of [1, 2, 3]) {
      await pictures.find('key', page, 720);
      const shownAt = new Date(Date.now() - (10 - page) * 3_600_000);
      await utimes(join(folder, `${page}-720.webp`), shownAt, shownAt);
    }
    await pictures.find('key', 1, 720);
    await pictures.find('key', 4, 720);
    expect((await readdir(folder)).sort()).toEqual(['1-720.webp', '3-720.webp', '4-720.webp']);
  });

  it('counts what an earlier run left', async () => {
    const before = open(async () => Buffer.alloc(100));
    for (const page of [1, 2, 3]) await before.find('key', page, 720);
    const after = open(async () => Buffer.alloc(100), { maxCacheBytes: 200 });
    await after.find('key', 4, 720);
    expect(await readdir(join(cacheDir, 'pages', 'key'))).toHaveLength(2);
  });

  it('forgets the pictures of a file that is gone', async () => {
    const pictures = open(async () => Buffer.from('x'));
    await pictures.find('one', 1, 720);
    await pictures.find('two', 1, 720);
    await pictures.forget('one');
    expect(await readdir(join(cacheDir, 'pages'))).toEqual(['two']);
  });
});
