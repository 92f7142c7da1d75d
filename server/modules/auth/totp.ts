/** Keys and codes of two-step sign-in: RFC 6238 as every authenticator app has it (SHA-1, 6 digits, 30 s). */
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
const KEY_BYTES = 20;
/** 128 bits, which can't be guessed even from the hashes, though these are fast to compute. */
const RECOVERY_BYTES = 16;
const RECOVERY_CODES = 10;
const RECOVERY_GROUP = /.{4}(?=.)/g;
/** Steps around the present one whose codes are told apart from wrong ones. */
const NEAR = 2;

/** A new key, base32. */
export const createKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The address that apps read from a QR code: the key, and what they list it under. */
export const keyUri = (key: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: key }).toString();

/** Which time step shows a code, and whether that is the present one: no code is good for longer than its 30 seconds. */
export type FoundStep = { step: number; isNow: boolean };

/** Finds the present step or one close by; null if none of them shows the code. */
export function findStep(key: string, code: string, now: Date): FoundStep | null {
  const totp = new TOTP({ secret: key });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: NEAR });
  return delta === null ? null : { step: totp.counter({ timestamp }) + delta, isNow: delta === 0 };
}

/** Ten new codes as people see them: "ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ". */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replace(RECOVERY_GROUP, '$&-'),
  );
