import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeAbandoned } from './remove-abandoned.ts';

it('removes what nobody has written to for a day and keeps what may still be arriving', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-abandoned-'));
  try {
    for (const name of ['left', 'arriving']) await writeFile(join(folder, name), 'x');
    const dayAndHourAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, 'left'), dayAndHourAgo, dayAndHourAgo);
    await removeAbandoned(folder);
    expect(await readdir(folder)).toEqual(['arriving']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
