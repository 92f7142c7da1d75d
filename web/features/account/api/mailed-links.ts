import type { accountRoutes } from '../../../../contracts/account.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/refresh-user.ts';
import { clearSession, readSession } from '../../../lib/session-store.ts';

// By address: these screens are opened from a mail, by people who have loaded nothing yet.
const FORGOT = { method: 'POST', path: '/api/auth/forgot-password', auth: 'public' } as const;
const RESET = { method: 'POST', path: '/api/auth/reset-password', auth: 'public' } as const;
const CONFIRM = { method: 'POST', path: '/api/auth/confirm-email', auth: 'public' } as const;

const STOP_SUMMARY = {
  method: 'POST',
  path: '/api/account/weekly-summary/stop/:token',
  auth: 'public',
} as const;

export type ForgotPassword = RouteInput<typeof accountRoutes.forgotPassword>['body'];
export type ResetPassword = RouteInput<typeof accountRoutes.resetPassword>['body'];

/** Asks for a link to set a new password; the answer is the same whether or not there is an account. */
export async function askForLink(input: ForgotPassword): Promise<void> {
  await call<typeof accountRoutes.forgotPassword>(FORGOT, { body: input });
}

/** Sets a new password; a used or expired link fails with code `link_expired`. */
export async function resetPassword(input: ResetPassword): Promise<void> {
  await call<typeof accountRoutes.resetPassword>(RESET, { body: input });
  // All sessions are over, so what this browser still keeps of one is of no use.
  clearSession();
}

/** Confirms an address; an expired link fails with code `link_expired`. */
export async function confirmEmail(token: string): Promise<void> {
  await call<typeof accountRoutes.confirmEmail>(CONFIRM, { body: { token } });
  // Confirmed is confirmed, whether or not this browser hears of it now.
  if (readSession().token) await refreshUser().catch(() => undefined);
}

/** Ends the weekly summary of the account that the token in its mail names. */
export async function stopWeeklySummary(token: string): Promise<void> {
  await call<typeof accountRoutes.stopWeeklySummary>(STOP_SUMMARY, { params: { token } });
  // Whose session it is may be somebody else; asking again shows either what is so.
  if (readSession().token) await refreshUser().catch(() => undefined);
}
