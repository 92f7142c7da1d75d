import { beforeEach, describe, expect, it } from 'vitest';
import { CROWD_LIMITS, watchCrowd } from './crowd.ts';

const { mostWaiting, manyWaiting, fewWaiting, patienceMs } = CROWD_LIMITS;

describe('a crowd before the database', () => {
  let time: number;
  let waiting = 0;
  let isCrowded: () => boolean;
  /** Whether `waitingCount` waiting statements count as a crowd. */
  const isCrowdedBy = (waitingCount: number): boolean => {
    waiting = waitingCount;
    return isCrowded();
  };

  beforeEach(() => {
    time = 0;
    waiting = 0;
    isCrowded = watchCrowd(
      () => waiting,
      CROWD_LIMITS,
      () => time,
    );
  });

  it('is none while few wait, however long', () => {
    for (; time < 10 * patienceMs; time += patienceMs) expect(isCrowdedBy(manyWaiting)).toBe(false);
  });

  it('is one at once where too many wait', () => {
    expect(isCrowdedBy(mostWaiting)).toBe(false);
    expect(isCrowdedBy(mostWaiting + 1)).toBe(true);
  });

  it('is one where many have waited for long, not where they come in a burst', () => {
    expect(isCrowdedBy(mostWaiting)).toBe(false);
    time += patienceMs;
    expect(isCrowdedBy(manyWaiting + 1)).toBe(false);
    time += 1;
    expect(isCrowdedBy(manyWaiting + 1)).toBe(true);
  });

  it('lets in who finds room, and stays watchful until few are left', () => {
    isCrowdedBy(manyWaiting + 1);
    time += patienceMs + 1;
    expect(isCrowdedBy(manyWaiting)).toBe(false);
    expect(isCrowdedBy(manyWaiting + 1)).toBe(true);
    expect(isCrowdedBy(fewWaiting)).toBe(false);
    expect(isCrowdedBy(manyWaiting + 1)).toBe(false);
  });
});
