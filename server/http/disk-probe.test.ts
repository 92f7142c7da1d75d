import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskProbe } from './disk-probe.ts';

it('tells whether a folder takes anything, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'probe-'));
  try {
    expect(await createDiskProbe(folder)()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    expect(await createDiskProbe(join(folder, 'missing'))()).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
