import { forgetFailure } from '../../lib/forget-failure.ts';
import type { Entitlement } from './plans.policy.ts';

// A plan changed elsewhere counts after this long; changes made by this process count at once.
const FRESH_MS = 5000;
const MAX_COMPANIES = 10_000;

/** Remembers for a moment which limits a company has: asked for with every question, changed a few times a year. */
export function createEntitlementCache(load: (companyId: string) => Promise<Entitlement>) {
  const entries = new Map<string, { at: number; value: Promise<Entitlement> }>();

  return {
    get(companyId: string): Promise<Entitlement> {
      const entry = entries.get(companyId);
      if (entry && performance.now() - entry.at < FRESH_MS) return entry.value;
      if (entries.size >= MAX_COMPANIES) entries.clear();
      const value = load(companyId);
      const fresh = { at: performance.now(), value };
      entries.set(companyId, fresh);
      forgetFailure(entries, companyId, fresh, value);
      return value;
    },

    forget(companyId: string): void {
      entries.delete(companyId);
    },

    forgetAll: (): void => entries.clear(),
  };
}
