import { describe, expect, it } from 'vitest';
import { createThreadShare } from './thread-share.ts';

/** Keeps the thread. */
function work(forMs: number): void {
  const until = performance.now() + forMs;
  while (performance.now() < until);
}

describe('a company’s share of the thread', () => {
  /** Two looks of one company and one of another, all asked for at once, in the order in which they are begun. */
  async function order(forMs: number): Promise<{ begun: string[]; pauseMs: number }> {
    const share = createThreadShare({ ordinaryMs: 20, restTimes: 4 });
    const begun: string[] = [];
    const at: number[] = [];
    const look = (companyId: string) =>
      share.run(companyId, () => {
        begun.push(companyId);
        at.push(performance.now());
        work(forMs);
      });
    await Promise.all([look('a'), look('a'), look('b')]);
    return { begun, pauseMs: (at.at(-1) ?? 0) - (at[0] ?? 0) };
  }

  it('ends with a look that takes long, for four times as long, while others have theirs', async () => {
    const { begun, pauseMs } = await order(40);
    expect(begun).toEqual(['a', 'b', 'a']);
    expect(pauseMs).toBeGreaterThan(5 * 40 - 5);
  });

  it('has one look at a time, and goes on after one that failed', async () => {
    const share = createThreadShare();
    const failing = share.run('a', () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await share.run('a', () => 1)).toBe(1);
  });
});
