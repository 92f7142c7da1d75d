import { DAY_MS } from '../../lib/text/days.ts';

/** Days left until `trialEndsAt`, including the current one; null if no trial is running. */
export function trialDaysLeft(trialEndsAt: string | null, now = Date.now()): number | null {
  if (trialEndsAt === null) return null;
  const leftMs = new Date(trialEndsAt).getTime() - now;
  return leftMs > 0 ? Math.ceil(leftMs / DAY_MS) : null;
}
