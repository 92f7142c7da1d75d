import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beNiceAsSession, readSessionNiceness } from './process-priority.ts';

const children: ChildProcess[] = [];

/** A child that leads a session of its own and does nothing. */
function startChild(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], { detached: true });
  children.push(child);
  if (child.pid === undefined) throw new Error('The child did not start.');
  return child as ChildProcess & { pid: number };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

// Systems without groups of sessions weigh processes alone.
describe.skipIf(readSessionNiceness(process.pid) === null)('where sessions are weighed', () => {
  it('has the whole session of a child step back', async () => {
    const child = startChild();
    beNiceAsSession(child, 7);
    expect(getPriority(child.pid)).toBe(7);
    await vi.waitFor(() => expect(readSessionNiceness(child.pid)).toBe(7), { timeout: 5_000 });
  });

  it('ends with what was wanted last, though the system takes one change at a time', async () => {
    const crowd = [startChild(), startChild(), startChild()];
    for (const child of crowd) beNiceAsSession(child, 2);
    for (const child of crowd) beNiceAsSession(child, 19);
    for (const child of crowd)
      await vi.waitFor(() => expect(readSessionNiceness(child.pid)).toBe(19), { timeout: 10_000 });
  });
});

it('leaves a child alone that did not start', () => {
  expect(() => beNiceAsSession({}, 5)).not.toThrow();
});
