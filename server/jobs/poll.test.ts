import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Poll, startPoll } from './poll.ts';

describe('startPoll', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** How often it looked in ten minutes. */
  async function looksOf(arrives: (number: number) => boolean, hasProbe = true): Promise<number> {
    let looks = 0;
    let probes = 0;
    const poll: Poll = startPoll({
      look: () => {
        looks += 1;
      },
      restMs: 60_000,
      unheardMs: 1_000,
      probe: hasProbe
        ? async () => {
            probes += 1;
            if (arrives(probes)) setTimeout(() => poll.hear(), 5);
          }
        : null,
    });
    await vi.advanceTimersByTimeAsync(600_000);
    poll.stop();
    const before = looks;
    poll.hear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks).toBe(before);
    return looks;
  }

  it('looks once a minute where its notifications arrive, and once a second where none does', async () => {
    expect(await looksOf(() => true)).toBe(10);
    expect(await looksOf(() => false)).toBe(600);
    expect(await looksOf(() => false, false)).toBe(10);
  });

  it('looks more often from the first one on that does not arrive', async () => {
    const looks = await looksOf((number) => number < 5);
    expect(looks).toBeGreaterThan(300);
    expect(looks).toBeLessThan(400);
  });
});
