import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStop, type StopStep } from './stop.ts';

describe('a program that is told to stop', () => {
  const taken: string[] = [];
  const exit = vi.fn();
  const logger = { info: vi.fn(), error: vi.fn() };
  const fine = (name: string): StopStep => [name, async () => void taken.push(name)];
  const create = (steps: StopStep[], stopping = { isStopping: false }) =>
    createStop({ steps, stopping, logger, exit });

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
    taken.length = 0;
  });

  it('takes every step in turn, says at once that it is not ready any more, and ends', async () => {
    const stopping = { isStopping: false };
    const ended = create([fine('server'), fine('database')], stopping)('SIGTERM');
    expect(stopping.isStopping).toBe(true);
    await ended;
    expect(taken).toEqual(['server', 'database']);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('closes the database although a step before it fails, and says which', async () => {
    const broken: StopStep = ['services', () => Promise.reject(new Error('no connection'))];
    await create([fine('server'), broken, fine('database')])('SIGINT');
    expect(taken).toEqual(['server', 'database']);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(logger.error.mock.calls).toEqual([
      [{ step: 'services', reason: 'no connection' }, expect.any(String)],
    ]);
  });

  it('closes the database although a step before it never ends, and says which', async () => {
    const endless: StopStep = ['server', () => new Promise(() => undefined), 20];
    await create([endless, fine('database')])('SIGTERM');
    expect(taken).toEqual(['database']);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(logger.error.mock.calls).toEqual([
      [{ step: 'server', reason: 'not at its end after 20 ms' }, expect.any(String)],
    ]);
  });

  it('ends at once when it is told a second time, but not by the same signal twice', async () => {
    const stop = create([['server', () => new Promise(() => undefined)]]);
    void stop('SIGINT');
    await stop('SIGINT');
    vi.advanceTimersByTime(900);
    await stop('SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    await stop('SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
