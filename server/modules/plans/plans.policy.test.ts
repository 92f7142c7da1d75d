import { describe, expect, it } from 'vitest';
import { addMonths } from '../../time.ts';
import { SEED_PLANS } from './plan-catalogue.ts';
import { entitlementOf, type PlanRow, type PurchaseRow, startAfter } from './plans.policy.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const plans = SEED_PLANS.map((row) => ({ maxProducts: null, maxManuals: null, ...row })) as PlanRow[];
const days = (n: number) => new Date(NOW.getTime() + n * 86_400_000);

const bought = (plan: string, startedAt: Date, nextBillingDate: Date | null): PurchaseRow => ({
  companyId: 'c',
  id: `${plan}-${startedAt.toISOString()}`,
  plan,
  startedAt,
  nextBillingDate,
  recordedBy: 'a',
});

describe('limits in force', () => {
  it('are those of the trial while it runs, then of Free', () => {
    expect(entitlementOf(plans, [], days(1), NOW)).toMatchObject({ plan: 'Trial', maxProducts: 10 });
    expect(entitlementOf(plans, [], days(-1), NOW)).toMatchObject({ plan: 'Free', maxProducts: 1 });
    expect(entitlementOf(plans, [], null, NOW)).toMatchObject({ plan: 'Free' });
  });

  it('are those of the newest purchase that has not run out', () => {
    const purchases = [bought('Basic', days(-40), days(20)), bought('Enterprise', days(-20), days(10))];
    expect(entitlementOf(plans, purchases, null, NOW)).toMatchObject({
      plan: 'Enterprise',
      maxQueries: null,
    });
    expect(entitlementOf(plans, purchases, null, days(15))).toMatchObject({ plan: 'Basic' });
    expect(entitlementOf(plans, purchases, null, days(30))).toMatchObject({ plan: 'Free' });
  });

  it('are not cut by taking Free during the trial', () => {
    expect(entitlementOf(plans, [bought('Free', days(-1), null)], days(3), NOW)).toMatchObject({
      plan: 'Trial',
    });
  });
});

describe('a purchase recorded', () => {
  it('begins now', () => {
    expect(startAfter([bought('Basic', days(-1), null)], NOW)).toEqual(NOW);
    expect(startAfter([], NOW)).toEqual(NOW);
  });

  it.each([0, 1, 60_000])(
    'begins after the one recorded by a clock %i ms ahead, and replaces it',
    (ahead) => {
      const earlier = bought('Basic', new Date(NOW.getTime() + ahead), null);
      const row = bought('Enterprise', startAfter([earlier], NOW), null);
      expect(entitlementOf(plans, [earlier, row], null, NOW)).toMatchObject({ plan: 'Enterprise' });
      expect(entitlementOf(plans, [row, earlier], null, NOW)).toMatchObject({ plan: 'Enterprise' });
    },
  );
});

describe('a purchase of months', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-11-21T10:00:00Z', 12, '2027-11-21T10:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 12, '2025-02-28T10:00:00.000Z'],
  ])('from %s for %i ends on %s', (from, months, end) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(end);
  });
});
