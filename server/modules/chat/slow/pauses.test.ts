import { beforeEach, describe, expect, it } from 'vitest';
import { createPauses } from './pauses.ts';

const MINUTE_MS = 60_000;

describe('the pause of a product', () => {
  let nowMs: number;
  let pauses: ReturnType<typeof createPauses>;
  beforeEach(() => {
    nowMs = 5;
    pauses = createPauses(() => nowMs);
  });
  /** How long a caller is asked to wait, s; null where the product does not pause. */
  const retryS = (name = 'acme/pump', version = 'v1'): number | null => {
    try {
      pauses.of(name, version).assertOver();
      return null;
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable' });
      return Number((error as { headers: Record<string, string> }).headers['retry-after']);
    }
  };

  it('doubles up to five minutes, and says how much is left of it', () => {
    const pause = pauses.of('acme/pump', 'v1');
    for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
      expect(retryS()).toBeNull();
      expect(pause.begin()).toBe(seconds);
      expect(retryS()).toBe(seconds);
      nowMs += seconds * 1000 - 1;
      expect(retryS()).toBe(1);
      nowMs += 1;
    }
  });

  it('is that of one product and one version, and forgotten after an hour', () => {
    pauses.of('acme/pump', 'v1').begin();
    expect([retryS('acme/valve'), retryS('acme/pump', 'v2'), retryS()]).toEqual([null, null, 10]);
    nowMs += 60 * MINUTE_MS - 1;
    expect(pauses.of('acme/pump', 'v1').begin()).toBe(20);
    nowMs += 60 * MINUTE_MS;
    expect(pauses.of('acme/pump', 'v1').begin()).toBe(10);
    expect(pauses.of('acme/pump', 'v2').begin()).toBe(10);
  });
});
