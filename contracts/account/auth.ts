import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, email, id, reply, requiredText, timestamp } from '../shapes.ts';

export const role = z.enum(['user', 'company', 'admin']);
/** `user`: waiting for approval (or suspended); `company`: approved; `admin`: administrator. */
export type Role = z.output<typeof role>;

/** What a person is called. */
export const personName = requiredText('Name', 120);

/** A new password that somebody chooses. */
export const newPassword = z
  .string('Password is required')
  .min(8, 'Choose a password of at least 8 characters')
  .max(200, 'A password can have at most 200 characters');

/** A password that somebody enters to prove who they are. */
export const typedPassword = z.string('Password is required').min(1, 'Password is required').max(200);

const withoutGaps = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
const enterDigits = 'Enter the 6 digits that your app shows';

/** A code of an authenticator app; people may type it with gaps. */
export const appCode = z
  .string(enterDigits)
  .max(40)
  .overwrite(withoutGaps)
  .regex(/^\d{6}$/, enterDigits);

/** A code for the second step: the app's, or a recovery code (26 characters of base32; older ones have 16). */
export const secondStepCode = z
  .string(enterDigits)
  .max(40)
  .overwrite(withoutGaps)
  .regex(/^(\d{6}|[A-Z2-7]{26}|[A-Z2-7]{16})$/, `${enterDigits}, or a whole recovery code`);

/** What is asked for again before something that matters; the code where two-step sign-in is on. */
export const reproof = z.object({ password: typedPassword, code: secondStepCode.optional() });
export type Reproof = z.output<typeof reproof>;

/** The result of signing up or in. */
export const session = z.object({ status: z.literal(200), token: z.string(), role });

/** The signed-in user; `company` is null before the profile is created. */
export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean().describe('whether the link mailed to the address was opened'),
  weeklySummary: z.boolean().describe('whether a summary of each week is mailed to the address'),
  hasMailServer: z
    .boolean()
    .describe('false where mails go nowhere, so that people pass links on themselves'),
  role,
  mustTurnOnTwoStep: z
    .boolean()
    .describe('whether the company asks for two-step sign-in and the account has none: nothing else works'),
  company: z
    .object({
      _id: id,
      company_name: z.string(),
      isOwner: z.boolean().describe('false for a member: team and plan are the owner’s'),
    })
    .nullable(),
});
export type User = z.output<typeof user>;

/** A session: a browser or program that is signed in to the account. */
export const ownSession = z.object({
  _id: id,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  userAgent: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** Calls for signing up, signing in, and one's own sessions. */
export const authRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Sign up; the account waits for approval',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ name: personName, email, password: newPassword }),
    replies: { 200: session },
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; code_required where the account has two-step sign-in and no code is given',
    auth: 'public',
    limit: 'credentials',
    body: z.object({
      email: requiredText('E-mail', 254).toLowerCase(),
      password: typedPassword,
      code: secondStepCode.optional(),
    }),
    replies: { 200: session },
  }),
  userInfo: defineRoute({
    method: 'GET',
    path: '/api/auth/user-info',
    summary: 'The signed-in user',
    auth: 'signed-in',
    replies: { 201: reply(201, user) },
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    auth: 'signed-in',
    replies: { 200: done },
  }),
  prove: defineRoute({
    method: 'POST',
    path: '/api/auth/prove',
    summary:
      'Prove again who one is, for calls that answer proof_required; good for 10 minutes in this session',
    auth: 'signed-in',
    limit: 'credentials',
    body: reproof,
    replies: { 200: done },
  }),
  sessions: defineRoute({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Own sessions: this one, then the last used ones',
    auth: 'signed-in',
    replies: { 200: reply(200, z.array(ownSession)) },
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'End all own sessions but this one; within 10 minutes of signing in or proving who one is',
    auth: 'signed-in',
    replies: { 200: done },
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    summary: 'End one of the own sessions; within 10 minutes of signing in or proving who one is',
    auth: 'signed-in',
    params: z.object({ sessionId: id }),
    replies: { 200: done },
  }),
};
