import { describe, expect, it } from 'vitest';
import { untilListChanges, untilLogChanges } from './refresh-times.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const queued = (nextAttemptAt: string | null) => ({ status: 'queued' as const, nextAttemptAt });
const delivered = { status: 'delivered' as const, nextAttemptAt: null };
const failed = { status: 'failed' as const, nextAttemptAt: null };

describe('a log of deliveries', () => {
  it('is not asked for again where all has ended', () => {
    expect(untilLogChanges([], NOW)).toBe(false);
    expect(untilLogChanges([delivered, failed], NOW)).toBe(false);
  });

  it('is asked for soon while something is due or being sent', () => {
    expect(untilLogChanges([queued('2026-11-20T11:59:58Z'), delivered], NOW)).toBe(2_000);
    expect(untilLogChanges([queued(null)], NOW)).toBe(2_000);
  });

  it('is asked for at the first of the attempts that wait', () => {
    const attempts = [queued('2026-11-20T14:00:00Z'), queued('2026-11-20T12:05:00Z')];
    expect(untilLogChanges(attempts, NOW)).toBe(300_000);
  });
});

it('a list of webhooks is asked for while the last delivery of one has not ended', () => {
  const createdAt = '2026-11-20T11:59:58Z';
  const last = (status: 'queued' | 'delivered' | 'failed') => ({ last: { status, createdAt } });
  expect(untilListChanges([{ last: null }, last('delivered'), last('failed')])).toBe(false);
  expect(untilListChanges([last('delivered'), last('queued')])).toBe(5_000);
});
