import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory, socketPathOf } from './directory-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manualist-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a socket file like the one that a process leaves when it is killed. */
function leaveStaleSocket(path: string): void {
  const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', program]);
}

it('lets exactly one of many have the directory of a dead process', async () => {
  const directory = join(folder, 'data');
  leaveStaleSocket(socketPathOf(directory));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const winners = results.filter((result) => result.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DirectoryInUseError);
    else await result.value.release();
  }
});

it('can be taken again after it was released, many times', async () => {
  const directory = join(folder, 'data');
  for (let n = 0; n < 5; n += 1) await (await lockDirectory(directory)).release();
});

it('waits for a takeover under way in a process that lives, and gives up with a clear sentence', async () => {
  const directory = join(folder, 'data');
  const path = socketPathOf(directory);
  leaveStaleSocket(path);
  writeFileSync(`${path}.takeover`, String(process.pid));
  await expect(lockDirectory(directory)).rejects.toThrow('is being opened by another process');
});

it('takes over where a takeover was cut off by a process whose number came again', async () => {
  const directory = join(folder, 'data');
  const path = socketPathOf(directory);
  const guard = `${path}.takeover`;
  leaveStaleSocket(path);
  // The id of this living process, but with another start time.
  writeFileSync(guard, `${process.pid} 1`);
  const lock = await lockDirectory(directory);
  expect(existsSync(guard)).toBe(false);
  await lock.release();
});

it('takes over where a takeover was cut off a moment ago, so that a restart at once succeeds', async () => {
  const directory = join(folder, 'data');
  const path = socketPathOf(directory);
  leaveStaleSocket(path);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(`${path}.takeover`, String(pid));
  await (await lockDirectory(directory)).release();
});

it('takes over where a takeover was cut off before it said whose it was', async () => {
  const directory = join(folder, 'data');
  const path = socketPathOf(directory);
  leaveStaleSocket(path);
  writeFileSync(`${path}.takeover`, '');
  await (await lockDirectory(directory)).release();
});

it('works under a path too long for a socket', async () => {
  const directory = join(folder, 'x'.repeat(120), 'data');
  expect(Buffer.byteLength(socketPathOf(directory))).toBeLessThanOrEqual(107);
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
});

it('does not take a socket that somebody else answers on', async () => {
  const directory = join(folder, 'data');
  const server = createServer((socket) => socket.end('4242'));
  await new Promise<void>((done) => server.listen(socketPathOf(directory), done));
  await expect(lockDirectory(directory)).rejects.toThrow('in use by process 4242');
  await new Promise((done) => server.close(done));
});
