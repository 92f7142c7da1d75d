import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotHeld } from './desk.ts';
import { createThreadLine, TookTooLong } from './thread-line.ts';

/** Answers with the words of its input, but for a few that are told apart below. */
const PROGRAM = `
  const { readlinkSync } = require('node:fs');
  const { parentPort } = require('node:worker_threads');
  const wait = new Int32Array(new SharedArrayBuffer(4));
  let thread = null;
  try { thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1)); } catch {}
  parentPort.postMessage({ kind: 'begun', thread });
  parentPort.on('message', ({ call, request }) => {
    const [word] = request.input;
    if (word === 'hang') for (;;);
    if (word === 'starve') Atomics.wait(wait, 0, 0, 1_000);
    if (word === 'starve for long') Atomics.wait(wait, 0, 0, 60_000);
    if (word === 'die') process.exit(1);
    if (word === 'fail') return parentPort.postMessage({ call, kind: 'failed', error: new Error('No such thing') });
    if (word === 'gone') return parentPort.postMessage({ call, kind: 'not-held' });
    parentPort.postMessage({ call, kind: 'done', result: word });
  });
`;

const start = vi.fn(() => new Worker(PROGRAM, { eval: true }));
const task = (word: unknown) => ({ kind: 'task', product: 1, name: 'courtesy', input: [word] }) as const;

describe('a thread that answers', () => {
  let line: ReturnType<typeof createThreadLine>;
  beforeEach(() => {
    start.mockClear();
    line = createThreadLine({ limits: { taskMs: 500, patienceMs: 3_000 }, start });
  });
  afterEach(() => line.close());

  it('starts with the first request and is kept', async () => {
    expect(start).not.toHaveBeenCalled();
    expect(await Promise.all(['a', 'b'].map((word) => line.send(task(word))))).toEqual(['a', 'b']);
    expect(await line.send(task('c'))).toBe('c');
    expect(start).toHaveBeenCalledOnce();
  });

  it('is ended where a task takes too long, and what waits behind it has to be asked again', async () => {
    expect(await line.send(task('a'))).toBe('a');
    const [hanging, waiting] = [line.send(task('hang')), line.send(task('b'))];
    await Promise.all([
      expect(hanging).rejects.toThrow(TookTooLong),
      expect(waiting).rejects.toThrow(NotHeld),
    ]);
    expect(await line.send(task('c'))).toBe('c');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it.runIf(existsSync('/proc/thread-self'))(
    'is given time while the processors do something else, and not for ever',
    async () => {
      expect(await line.send(task('a'))).toBe('a');
      expect(await line.send(task('starve'))).toBe('starve');
      await expect(line.send(task('starve for long'))).rejects.toThrow(TookTooLong);
    },
  );

  it('is begun anew when it dies of a task, which is not tried again', async () => {
    const [dying, waiting] = [line.send(task('die')), line.send(task('b'))];
    await Promise.all([expect(dying).rejects.toThrow(TookTooLong), expect(waiting).rejects.toThrow(NotHeld)]);
    expect(await line.send(task('c'))).toBe('c');
  });

  it('hands errors on, and refuses what can’t be copied', async () => {
    await expect(line.send(task('fail'))).rejects.toThrow('No such thing');
    await expect(line.send(task('gone'))).rejects.toThrow(NotHeld);
    await expect(line.send(task(() => 0))).rejects.toThrow('could not be cloned');
    expect(await line.send(task('c'))).toBe('c');
  });
});

/** How far each thread of this process steps back, by its number. */
const nicenessOfThreads = (): Map<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      // The name before it, in brackets, may hold blanks.
      const [, rest = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(/\) /);
      return [thread, Number(rest.split(' ')[16])];
    }),
  );

it.runIf(existsSync('/proc/self/task'))('steps back behind the thread that serves', async () => {
  const before = nicenessOfThreads();
  const line = createThreadLine();
  await expect(line.send(task('a'))).rejects.toThrow(NotHeld);
  const after = nicenessOfThreads();
  await line.close();
  const main = String(process.pid);
  const own = before.get(main) ?? 0;
  expect(after.get(main)).toBe(own);
  // Threads of before may end meanwhile.
  const begun = [...after].filter(([thread]) => !before.has(thread));
  expect(begun.filter(([, niceness]) => niceness > own)).toHaveLength(1);
});
