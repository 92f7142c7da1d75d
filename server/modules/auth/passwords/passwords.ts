/** Password hashing: Argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first recommendation. */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { createTurns, NoTurn } from '../../../../engine/runtime/turns.ts';
import { AppError } from '../../../app-error.ts';
import { currentTenant } from '../../../db/tenant.ts';

const RETRY_S = 5;
/** A caller's next hash comes after so many times what the one before took: whoever signs in makes one, whoever guesses makes many. */
const REST = 3;

const bounds = { helpAfterMs: 0, idleExitMs: 0, maxWaitingEach: 40, maxWaiting: 200 };
/** Callers, each with one hash under way or resting from it. */
const callers = createTurns({ ...bounds, hands: bounds.maxWaiting });
/** A hash keeps a processor busy for tens of milliseconds: however many call, one is left for everybody else. */
const processors = createTurns({ ...bounds, hands: Math.max(1, availableParallelism() - 1) });

/** @throws AppError unavailable where too many wait */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = { tenant: currentTenant() };
  return new Promise((resolve, reject) => {
    const hashAndRest = async (): Promise<void> => {
      const since = performance.now();
      await processors.run(turn, work).then(resolve, (error) => reject(refusalOf(error)));
      await sleep(REST * (performance.now() - since), undefined, { ref: false });
    };
    callers.run(turn, hashAndRest).catch((error) => reject(refusalOf(error)));
  });
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof NoTurn)) return error;
  const headers = { 'retry-after': String(RETRY_S) };
  const message = 'Too many people are signing in just now. Wait a moment, then try again.';
  return new AppError('unavailable', message, { headers, cause: error });
}

/** What is stored of a password: Argon2id with its salt and parameters. @throws AppError unavailable */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

// Verified when the account is unknown, so that known and unknown addresses take the same time.
let decoy: Promise<string> | undefined;

/**
 * Whether `password` matches; `passwordHash` null (unknown account) takes as long and is always false.
 * @throws AppError unavailable
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password nobody has');
  const compared = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(compared, password));
  return passwordHash !== null && matches;
}
