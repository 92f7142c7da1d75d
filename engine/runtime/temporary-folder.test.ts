import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTemporaryFolder, sweepTemporaryFolders } from './temporary-folder.ts';

const dayMs = 86_400_000;
const yesterday = new Date(Date.now() - 2 * dayMs);
const made: string[] = [];
afterEach(async () => {
  for (const path of made.splice(0)) await rm(path, { recursive: true, force: true });
});

/** The number of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

async function makeFolder(prefix: string, changedAt: Date): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  made.push(path);
  await writeFile(join(path, 'pages.ndjson'), '{}');
  await utimes(path, changedAt, changedAt);
  return path;
}

it('removes what an ended process left more than a day ago', async () => {
  const pid = endedPid();
  const spool = await makeFolder(`manualist-manual-${pid}-`, yesterday);
  const names = await makeFolder(`manualist-pages-${pid}-`, yesterday);
  expect(await sweepTemporaryFolders(dayMs)).toBeGreaterThanOrEqual(2);
  expect([spool, names].filter((path) => existsSync(path))).toEqual([]);
});

it('leaves alone what is young, in use, or not ours', async () => {
  const kept = [
    await makeFolder(`manualist-manual-${endedPid()}-`, new Date()),
    await makeFolder(`manualist-pages-${process.ppid}-`, yesterday),
    await makeFolder('manual-', yesterday),
    await makeFolder('pages-', yesterday),
  ];
  const own = await makeTemporaryFolder('pages');
  made.push(own);
  await utimes(own, yesterday, yesterday);
  await sweepTemporaryFolders(dayMs);
  expect([...kept, own].filter((path) => !existsSync(path))).toEqual([]);
});
