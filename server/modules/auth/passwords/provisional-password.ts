/** Passwords that the program makes for an account that it sets up: each works for some days, until its owner chooses one. */
import { randomBytes } from 'node:crypto';
import { AppError } from '../../../app-error.ts';
import { DAY_MS } from '../../../time.ts';

/** Long enough for who starts the program before a weekend. */
export const PROVISIONAL_DAYS = 3;
const BYTES = 16;

/** A new one, and when it ends. */
export const makeProvisional = (now = new Date()): { password: string; provisionalUntil: Date } => ({
  password: randomBytes(BYTES).toString('base64url'),
  provisionalUntil: new Date(now.getTime() + PROVISIONAL_DAYS * DAY_MS),
});

/** The refusal of one that has ended; null for a password that works. Told only to who knows the password. */
export function refuseProvisional({ provisionalUntil }: { provisionalUntil: Date | null }): AppError | null {
  if (provisionalUntil === null || provisionalUntil > new Date()) return null;
  return new AppError(
    'not_allowed',
    `This password was made for the first ${PROVISIONAL_DAYS} days, and they are over. Set a new one by mail (“Forgot password”), or have the operator make one: a start of the program prints it, and so does npm run admin -- new-password.`,
  );
}
