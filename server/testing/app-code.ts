/** What an authenticator app shows, for tests that run in real time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** A call with the code comes within this time, on a busy machine too. */
const ENOUGH_MS = 8_000;

/** A timer may go off a millisecond before the clock says so, and the code is then still the one before. */
const LATE_MS = 50;

const leftMs = (): number => STEP_MS - (Date.now() % STEP_MS);
const nextStep = (): Promise<void> => sleep(leftMs() + LATE_MS);

/** The code of now; close to the end of its 30 seconds the next one, once it is shown. */
export async function appCode(secret: string): Promise<string> {
  if (leftMs() < ENOUGH_MS) await nextStep();
  return new TOTP({ secret }).generate();
}

/** The code after the present one, once it is shown: each is taken once. */
export async function nextAppCode(secret: string): Promise<string> {
  await nextStep();
  return new TOTP({ secret }).generate();
}
