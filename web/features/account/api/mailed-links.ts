import type { accountRoutes } from '../../../../contracts/account/account.ts';
import type { emailChangeRoutes } from '../../../../contracts/account/email-change.ts';
import type { closingRoutes } from '../../../../contracts/company/closing.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { refreshUser } from '../../../lib/api/refresh-user.ts';
import { clearSession, readSession } from '../../../lib/browser/session-store.ts';

// Addresses alone, without schemas: these screens are opened from a mail, by people who have loaded nothing yet.
const FORGOT = { method: 'POST', path: '/api/auth/forgot-password', auth: 'public' } as const;
const RESET = { method: 'POST', path: '/api/auth/reset-password', auth: 'public' } as const;
const CONFIRM = { method: 'POST', path: '/api/auth/confirm-email', auth: 'public' } as const;
const CONFIRM_NEW = { method: 'POST', path: '/api/auth/confirm-new-email', auth: 'public' } as const;
const UNDO_CHANGE = { method: 'POST', path: '/api/auth/undo-email-change', auth: 'public' } as const;
const UNDO_CLOSING = { method: 'POST', path: '/api/company/undo-closing', auth: 'public' } as const;

const STOP_SUMMARY = {
  method: 'POST',
  path: '/api/account/weekly-summary/stop/:token',
  auth: 'public',
} as const;

export type ForgotPassword = RouteInput<typeof accountRoutes.forgotPassword>['body'];
export type ResetPassword = RouteInput<typeof accountRoutes.resetPassword>['body'];

/** Asks for a link that sets a new password; the reply is the same whether or not there is an account. */
export async function askForLink(input: ForgotPassword): Promise<void> {
  await call<typeof accountRoutes.forgotPassword>(FORGOT, { body: input });
}

/** Sets a new password; a used or expired link fails with code `link_expired`. */
export async function resetPassword(input: ResetPassword): Promise<void> {
  await call<typeof accountRoutes.resetPassword>(RESET, { body: input });
  // All sessions have ended, so one that this browser still stores is of no use.
  clearSession();
}

/** Confirms an address; an expired link fails with code `link_expired`. */
export async function confirmEmail(token: string): Promise<void> {
  await call<typeof accountRoutes.confirmEmail>(CONFIRM, { body: { token } });
  // The address is confirmed even if loading the user fails.
  if (readSession().token) await refreshUser().catch(() => undefined);
}

/** Gives the account the address that the link was mailed to; an expired link fails with code `link_expired`. */
export async function confirmNewEmail(token: string): Promise<void> {
  // Told with it, the session of this account in this browser stays.
  await call<typeof emailChangeRoutes.confirm>(CONFIRM_NEW, { body: { token } }, { sendsToken: true });
  if (readSession().token) await refreshUser().catch(() => undefined);
}

/** Gives the account its old address again; all its sessions end. */
export async function undoEmailChange(token: string): Promise<void> {
  await call<typeof emailChangeRoutes.undo>(UNDO_CHANGE, { body: { token } });
  // One that this browser stores of the account is of no use any more; another account's loads anew.
  if (readSession().token) await refreshUser().catch(() => undefined);
}

/** Opens the closed company again whose owner the link was mailed to; nobody is signed in by that. */
export async function undoClosing(token: string): Promise<void> {
  await call<typeof closingRoutes.undo>(UNDO_CLOSING, { body: { token } });
}

/** Ends the weekly summary of the account that the token in its mail names. */
export async function stopWeeklySummary(token: string): Promise<void> {
  await call<typeof accountRoutes.stopWeeklySummary>(STOP_SUMMARY, { params: { token } });
  // The session may be another account's; loading the user is right for either.
  if (readSession().token) await refreshUser().catch(() => undefined);
}
