import { setTimeout as sleep } from 'node:timers/promises';
import type { Killable } from '../../../server/testing/killable.ts';
import { isRunning, listDescendants } from './descendants.ts';

/** A child notices that its parent is gone by the channel between them. */
const orphanTimeoutMs = 5_000;
const pollMs = 20;

/** Kills the server, and it alone. Returns how many of its children did not end by themselves in time. */
export async function killServer(process: Killable): Promise<number> {
  const children = listDescendants(process.pid);
  await process.kill();
  const deadline = performance.now() + orphanTimeoutMs;
  let left = children.filter(isRunning);
  while (left.length > 0 && performance.now() < deadline) {
    await sleep(pollMs);
    left = left.filter(isRunning);
  }
  return left.length;
}
