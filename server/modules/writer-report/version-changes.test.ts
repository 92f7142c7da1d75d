import { describe, expect, it } from 'vitest';
import { daysToCompare } from './version-changes.service.ts';

const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
const days = (readyAt: string, now: string, manualCreatedAt = '2026-01-01') =>
  daysToCompare(
    {
      ...{ manualId: 'm', title: 'Manual', version: 2 },
      readyAt: at(readyAt),
      manualCreatedAt: at(manualCreatedAt),
    },
    at(now),
  );

describe('the days that are compared', () => {
  it('are as many after the change as are over, and at most four weeks', () => {
    expect(days('2026-03-10', '2026-03-10')).toBe(0);
    expect(days('2026-03-10', '2026-03-11')).toBe(0);
    expect(days('2026-03-10', '2026-03-14')).toBe(3);
    expect(days('2026-03-10', '2026-08-01')).toBe(28);
  });

  it('do not begin before the manual was there', () => {
    expect(days('2026-03-10', '2026-04-30', '2026-03-05')).toBe(5);
    expect(days('2026-03-10', '2026-04-30', '2026-03-10')).toBe(0);
  });
});
