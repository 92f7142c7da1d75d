import type { RetentionDays } from '../../../contracts/admin/platform-settings.ts';

/** The shorter of two periods; null, which keeps for ever, is the longest. */
export function shorterOf(one: RetentionDays, other: RetentionDays): RetentionDays {
  if (one === null) return other;
  return other !== null && other < one ? other : one;
}
