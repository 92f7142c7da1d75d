/**
 * Argon2 in the place of the library's, which the tests of the server load by its name (vitest.config.ts): with as little work as it
 * allows. Hundreds of accounts are made and signed in by tests of other things.
 */
import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');

// Vite replaces the name only where it is imported.
const library: Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost: Parameters<Argon2['hash']>[1] = LEAST;

/** Has `work` hash as the program does outside of tests. */
export async function hashingInEarnest<T>(work: () => Promise<T>): Promise<T> {
  cost = undefined;
  try {
    return await work();
  } finally {
    cost = LEAST;
  }
}

export const hash: Argon2['hash'] = (password, options, ...others) =>
  library.hash(password, { ...options, ...cost }, ...others);

/** The cost stands in the hash. */
export const verify: Argon2['verify'] = library.verify;
