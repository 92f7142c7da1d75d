import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Factor } from '../../http/security-log.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { hashToken } from '../../lib/tokens.ts';
import { MINUTE_MS } from '../../time.ts';
import { findStep } from './totp.ts';
import { createTwoStepRepository, type TotpRow } from './two-step.repository.ts';

/** Wrong codes in a row, within `WINDOW_MS`, after which none is taken for as long. */
export const MAX_WRONG_CODES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

const NOT_WRONG = { wrongCodes: 0, firstWrongAt: null };

/** What a code is by its looks: apps show digits only. */
export const factorOf = (code: string): Factor => (/^\d+$/.test(code) ? 'app-code' : 'recovery-code');

/** The refusal of a code of the app that was shown some seconds ago, or will be. */
export const notNow = (): AppError =>
  wrongCode('The 30 seconds of this code are over, or a clock is wrong. Enter the one that is shown now.');

/** The refusal of a code, to be shown at its field. */
export const wrongCode = (message: string): AppError =>
  new AppError('wrong_code', message, { errors: { code: message } });

/**
 * Makes the function that takes a code of an account: of the app or a recovery code, either once.
 * It gives null, or why the code is refused: wrong_code, too_many_requests.
 */
export function createTakeCode(seal: Seal) {
  /** What is to be kept of a code that is right; why it is refused where it is only late; null for any other. */
  async function use(tx: Db, { accountId, ...row }: TotpRow, code: string, now: Date) {
    if (factorOf(code) === 'recovery-code') {
      const isTaken = await createTwoStepRepository(tx).takeRecoveryCode(accountId, hashToken(code));
      return isTaken ? {} : null;
    }
    const found = findStep(seal.open(row.sealedKey, accountId), code, now);
    if (found === null || found.step <= row.lastStep) return null;
    return found.isNow ? { lastStep: found.step } : notNow();
  }

  /** @param row locked by the transaction, so that of two calls with the same code one is refused */
  return async (tx: Db, row: TotpRow, code: string): Promise<AppError | null> => {
    const now = new Date();
    if (row.lockedUntil && row.lockedUntil > now) {
      const minutes = Math.ceil((row.lockedUntil.getTime() - now.getTime()) / MINUTE_MS);
      const unit = minutes === 1 ? 'minute' : 'minutes';
      return new AppError(
        'too_many_requests',
        `Too many wrong codes. Please try again in ${minutes} ${unit}.`,
      );
    }
    const used = await use(tx, row, code, now);
    // Whoever can name it has the key: that is no guess, and is not counted as one.
    if (used instanceof AppError) return used;
    const tries = used ? { ...used, ...NOT_WRONG, lockedUntil: null } : afterWrong(row, now);
    await createTwoStepRepository(tx).setTries(row.accountId, tries);
    if (used) return null;
    return wrongCode('This code is wrong or was used already. Enter the one that is shown now.');
  };
}

function afterWrong({ wrongCodes, firstWrongAt }: TotpRow, now: Date) {
  const isInRow = firstWrongAt !== null && now.getTime() - firstWrongAt.getTime() < WINDOW_MS;
  if (!isInRow) return { wrongCodes: 1, firstWrongAt: now };
  if (wrongCodes + 1 < MAX_WRONG_CODES) return { wrongCodes: wrongCodes + 1 };
  return { ...NOT_WRONG, lockedUntil: new Date(now.getTime() + WINDOW_MS) };
}
