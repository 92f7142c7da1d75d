/** Two-step sign-in (TOTP, RFC 6238) of one's own account. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, reply } from '../shapes.ts';
import { appCode, secondStepCode, typedPassword } from './auth.ts';

/** Whether two-step sign-in is on, and how many recovery codes are left. */
export const twoStepState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() });
export type TwoStepState = z.output<typeof twoStepState>;

/** The key for an authenticator app: in base32, and as the address that its QR code holds. */
export const twoStepKey = z.object({ key: z.string(), uri: z.string() });
export type TwoStepKey = z.output<typeof twoStepKey>;

const codesReply = reply(200, z.object({ recoveryCodes: z.array(z.string()).describe('shown this once') }));

/** Password and code, which every change requires while two-step sign-in is on. */
export const twoStepProof = z.object({ password: typedPassword, code: secondStepCode });

/** Calls that turn two-step sign-in on and off and make recovery codes. */
export const twoStepRoutes = {
  state: defineRoute({
    method: 'GET',
    path: '/api/account/two-step',
    summary: 'Whether the own account has two-step sign-in',
    auth: 'signed-in',
    replies: { 200: reply(200, twoStepState) },
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/api/account/two-step/begin',
    summary: 'Make a key for an authenticator app; nothing is on before a code of it is given',
    auth: 'signed-in',
    audit: 'two_step.begun',
    limit: 'credentials',
    replies: { 200: reply(200, twoStepKey) },
  }),
  turnOn: defineRoute({
    method: 'POST',
    path: '/api/account/two-step/turn-on',
    summary: 'Turn it on with a code of the key just made; gives recovery codes and ends all other sessions',
    auth: 'signed-in',
    audit: 'two_step.turned_on',
    limit: 'credentials',
    body: z.object({ password: typedPassword, code: appCode }),
    replies: { 200: codesReply },
  }),
  turnOff: defineRoute({
    method: 'POST',
    path: '/api/account/two-step/turn-off',
    summary: 'Turn it off',
    auth: 'signed-in',
    audit: 'two_step.turned_off',
    limit: 'credentials',
    body: twoStepProof,
    replies: { 200: done },
  }),
  renewCodes: defineRoute({
    method: 'POST',
    path: '/api/account/two-step/recovery-codes',
    summary: 'Make new recovery codes; the old ones open nothing any more',
    auth: 'signed-in',
    audit: 'recovery_codes.renewed',
    limit: 'credentials',
    body: twoStepProof,
    replies: { 200: codesReply },
  }),
};
