/** The caller's own account: its name, its password and the confirmation of its address. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, email, mailedToken } from '../shapes.ts';
import { newPassword, personName } from './auth.ts';

/** The token of a link to unsubscribe: the id of an account, and a signature which proves that we made the link. */
const unsubscribeToken = z
  .string('This link is not complete.')
  .regex(/^[0-9a-f-]{36}\.(?:[a-z\d]{1,8}\.)?[A-Za-z0-9_-]{43,128}$/, 'This link is not complete.');

/** Calls that change the own name or a password, forgotten or not, and that confirm an address by the link in a mail. */
export const accountRoutes = {
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link to set a new password; answers alike whether or not there is such an account',
    auth: 'public',
    limit: 'form',
    body: z.object({ email }),
    replies: { 200: done },
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a mailed link; ends all sessions',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ token: mailedToken, password: newPassword }),
    replies: { 200: done },
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the own password; ends all other sessions',
    auth: 'signed-in',
    limit: 'credentials',
    body: z.object({
      currentPassword: z
        .string('Current password is required')
        .min(1, 'Current password is required')
        .max(200, 'A password can have at most 200 characters'),
      password: newPassword,
    }),
    replies: { 200: done },
  }),
  changeName: defineRoute({
    method: 'PATCH',
    path: '/api/account/name',
    summary: 'Change the own name',
    auth: 'not-suspended',
    body: z.object({ name: personName }),
    replies: { 200: done },
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm the e-mail address with a mailed link',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ token: mailedToken }),
    replies: { 200: done },
  }),
  resendConfirmation: defineRoute({
    method: 'POST',
    path: '/api/auth/resend-confirmation',
    summary: 'Mail the link that confirms the own address again',
    auth: 'signed-in',
    limit: 'form',
    replies: { 200: done },
  }),
  setWeeklySummary: defineRoute({
    method: 'PATCH',
    path: '/api/account/weekly-summary',
    summary: 'Have the own account mailed a summary of each week, or not',
    auth: 'company',
    body: z.object({ isWanted: z.boolean('Choose whether the summary is mailed.') }),
    replies: { 200: done },
  }),
  /** Mail programs call this too (RFC 8058). Their form is ignored, because the token says everything. */
  stopWeeklySummary: defineRoute({
    method: 'POST',
    path: '/api/account/weekly-summary/stop/:token',
    summary: 'End the weekly summary of an account by the link in its mail; needs no session',
    // Mail providers call it for many people from one address, and a signature can't be guessed.
    auth: 'public',
    params: z.object({ token: unsubscribeToken }),
    replies: { 200: done },
  }),
};
