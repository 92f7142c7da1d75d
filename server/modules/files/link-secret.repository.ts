import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';
import { createSeal } from '../../lib/sealed-text.ts';

const KEY = 'link-signing-key';
/** Those of before, the newest first, as a list in JSON. */
const OLDER_KEYS = 'older-signing-keys';
/** Stands before a value that is sealed with the operator's key; a key is base64url and a list begins with a bracket. */
const SEALED = 'sealed:';

/** The database holds keys that are sealed, and the key that opens them is missing or another. For the operator to mend. */
export class SealedKeysError extends Error {}

/**
 * Stores the keys of the installation, sealed where the operator has a key for that, which the database then does not hold.
 * @param sealingKey at least 32 random bytes, base64url; null: they are stored as they are
 */
function createKeyStore(db: Db, sealingKey: string | null) {
  const settings = createSettings(db);
  const seal = sealingKey === null ? null : createSeal(sealingKey, 'signing-keys');

  const close = (name: string, value: string): string => (seal ? SEALED + seal.close(value, name) : value);
  function open(name: string, stored: string): string {
    if (!stored.startsWith(SEALED)) return stored;
    try {
      if (seal) return seal.open(stored.slice(SEALED.length), name);
    } catch {
      // Said below, like a key that is missing.
    }
    throw new SealedKeysError('SEALING_KEY: the keys in the database are sealed with another one');
  }

  return {
    /** Null if there is none. One that was stored before the operator had a key is sealed now. */
    async find(name: string): Promise<string | null> {
      const stored = await settings.find(name);
      if (stored === null) return null;
      const value = open(name, stored);
      if (seal && !stored.startsWith(SEALED)) await settings.set(name, close(name, value));
      return value;
    },
    set: (name: string, value: string): Promise<void> => settings.set(name, close(name, value)),
    setFirst: (name: string, value: string): Promise<void> => settings.setFirst(name, close(name, value)),
  };
}

/**
 * The key that signs links: made on first start and kept with the data; the same for every process on one database.
 * @throws SealedKeysError
 */
export async function loadLinkSecret(db: Db, sealingKey: string | null = null): Promise<string> {
  const keys = createKeyStore(db, sealingKey);
  await keys.setFirst(KEY, randomBytes(32).toString('base64url'));
  const secret = await keys.find(KEY);
  if (secret === null) throw new Error('The key that signs links could not be stored.');
  return secret;
}

/** The keys of before that still open what they signed and sealed, the newest first. @throws SealedKeysError */
export async function loadOlderSecrets(db: Db, sealingKey: string | null = null): Promise<string[]> {
  const stored = await createKeyStore(db, sealingKey).find(OLDER_KEYS);
  return stored === null ? [] : z.array(z.string()).parse(JSON.parse(stored));
}

/** Puts a new key in the place of the present one, which stays valid behind it. @returns the new one */
export async function replaceLinkSecret(tx: Db, sealingKey: string | null = null): Promise<string> {
  const keys = createKeyStore(tx, sealingKey);
  const older = [await loadLinkSecret(tx, sealingKey), ...(await loadOlderSecrets(tx, sealingKey))];
  const secret = randomBytes(32).toString('base64url');
  await keys.set(OLDER_KEYS, JSON.stringify(older));
  await keys.set(KEY, secret);
  return secret;
}

/** Nothing opens what keys of before signed. */
export const forgetOlderSecrets = (tx: Db): Promise<void> => createSettings(tx).set(OLDER_KEYS, null);
