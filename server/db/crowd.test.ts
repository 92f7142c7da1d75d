import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CROWD_LIMITS, watchCrowd } from './crowd.ts';

const { mostWaiting, manyWaiting, mostWaitMs } = CROWD_LIMITS;

describe('a crowd before the database', () => {
  let letIn: () => void;
  let turnDown: () => void;
  const release = vi.fn();
  const pool = {
    waitingCount: 0,
    connect: vi.fn(
      () =>
        new Promise<PoolClient>((resolve, reject) => {
          letIn = () => resolve({ release } as unknown as PoolClient);
          turnDown = () => reject(new Error('closed'));
        }),
    ),
  };
  let time: number;
  let isCrowded: () => boolean;
  const settled = () => new Promise((done) => setImmediate(done));

  beforeEach(() => {
    vi.clearAllMocks();
    time = 0;
    isCrowded = watchCrowd(pool, CROWD_LIMITS, () => time);
  });

  it('is none while few wait, however long', () => {
    pool.waitingCount = manyWaiting;
    expect(isCrowded()).toBe(false);
    time += 10 * mostWaitMs;
    expect(isCrowded()).toBe(false);
    expect(pool.connect).not.toHaveBeenCalled();
  });

  it('is one where too many wait', () => {
    pool.waitingCount = mostWaiting + 1;
    expect(isCrowded()).toBe(true);
  });

  it('is one where many wait long, and stays one until fewer do or waiting takes less time', async () => {
    pool.waitingCount = manyWaiting + 1;
    expect(isCrowded()).toBe(false);
    time += mostWaitMs;
    expect(isCrowded()).toBe(false);
    time += 1;
    expect(isCrowded()).toBe(true);
    expect(pool.connect).toHaveBeenCalledTimes(1);
    letIn();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
    expect(isCrowded()).toBe(true);
    expect(pool.connect).toHaveBeenCalledTimes(2);
    letIn();
    await settled();
    expect(isCrowded()).toBe(false);
  });

  it('is over when few wait, and a next one is measured anew', async () => {
    pool.waitingCount = manyWaiting + 1;
    isCrowded();
    time += 10 * mostWaitMs;
    letIn();
    await settled();
    expect(isCrowded()).toBe(true);
    pool.waitingCount = manyWaiting;
    expect(isCrowded()).toBe(false);
    letIn();
    await settled();
    pool.waitingCount = manyWaiting + 1;
    expect(isCrowded()).toBe(false);
  });

  it('is measured anew where the database could not be reached', async () => {
    pool.waitingCount = manyWaiting + 1;
    isCrowded();
    turnDown();
    await settled();
    time += 10 * mostWaitMs;
    expect(isCrowded()).toBe(false);
    expect(pool.connect).toHaveBeenCalledTimes(2);
  });
});
