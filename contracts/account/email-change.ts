/** Changing the address of one's own account, confirmed by the new mailbox and told to the old one. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, email, mailedToken, reply, timestamp } from '../shapes.ts';
import { typedPassword } from './auth.ts';

/** A change that waits for the link in the new mailbox. */
export const pendingEmail = z.object({ email: z.string(), expiresAt: timestamp });
export type PendingEmail = z.output<typeof pendingEmail>;

const tokenBody = z.object({ token: mailedToken });

/** Calls that change the own address. It stays as it is until the link that was mailed to the new one is used. */
export const emailChangeRoutes = {
  pending: defineRoute({
    method: 'GET',
    path: '/api/account/email',
    summary: 'The change of the own address that waits for its confirmation',
    auth: 'signed-in',
    replies: { 200: reply(200, pendingEmail.nullable()) },
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Mail a link to a new address, and a notice to the old one; an earlier change ends',
    auth: 'not-suspended',
    audit: 'email.change_asked',
    limit: 'credentials',
    body: z.object({ email, password: typedPassword }),
    replies: { 200: done },
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'End a change that is not confirmed yet',
    auth: 'signed-in',
    audit: 'email.change_ended',
    replies: { 200: done },
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm-new-email',
    summary: 'Change the address with the link mailed to the new one; ends all sessions but the caller’s own',
    auth: 'public',
    audit: 'email.changed',
    limit: 'credentials',
    body: tokenBody,
    replies: { 200: done },
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/api/auth/undo-email-change',
    summary:
      'With the link mailed to the old address: put it back, end all sessions and the password, mail a link to a new one',
    auth: 'public',
    audit: 'email.change_undone',
    limit: 'credentials',
    body: tokenBody,
    replies: { 200: done },
  }),
};
