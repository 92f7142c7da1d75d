import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trimCache } from './trim-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('drops what was written within this millisecond, too, where nothing counts as in use', async () => {
  const nowMs = 1_800_000_000_000;
  await writeFile(join(folder, 'one'), 'x'.repeat(100));
  // The file system knows fractions of a millisecond; the clock does not.
  await utimes(join(folder, 'one'), (nowMs + 0.75) / 1000, (nowMs + 0.75) / 1000);
  vi.spyOn(Date, 'now').mockReturnValue(nowMs);
  await trimCache(folder, 50, 0);
  expect(await readdir(folder)).toEqual([]);
});
