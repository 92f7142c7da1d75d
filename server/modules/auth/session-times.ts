import type { Role } from '../../../contracts/account/auth.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';

/** How long a session lasts: unused, and in use until the password is asked for again. docs/security.md says why. */
export type SessionTimes = { unusedMs: number; longestMs: number };

const ADMINISTRATORS: SessionTimes = { unusedMs: 12 * HOUR_MS, longestMs: 7 * DAY_MS };
const OTHERS: SessionTimes = { unusedMs: 30 * DAY_MS, longestMs: 90 * DAY_MS };

/** The times for sessions of an account of this role. */
export const sessionTimesOf = (role: Role): SessionTimes => (role === 'admin' ? ADMINISTRATORS : OTHERS);

/** When a session that is used `now` ends if it is not used again; `began` is when it was signed in. */
export function sessionEnd({ unusedMs, longestMs }: SessionTimes, began: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + unusedMs, began.getTime() + longestMs));
}
