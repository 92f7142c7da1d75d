import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'link-signing-key';
/** Those of before, the newest first, as a list in JSON. */
const OLDER_KEYS = 'older-signing-keys';

/** The key that signs links: made on first start and kept with the data; the same for every process on one database. */
export async function loadLinkSecret(db: Db): Promise<string> {
  const settings = createSettings(db);
  await settings.setFirst(KEY, randomBytes(32).toString('base64url'));
  const secret = await settings.find(KEY);
  if (secret === null) throw new Error('The key that signs links could not be stored.');
  return secret;
}

/** The keys of before that still open what they signed and sealed, the newest first. */
export async function loadOlderSecrets(db: Db): Promise<string[]> {
  const stored = await createSettings(db).find(OLDER_KEYS);
  return stored === null ? [] : z.array(z.string()).parse(JSON.parse(stored));
}

/** Puts a new key in the place of the present one, which stays valid behind it. @returns the new one */
export async function replaceLinkSecret(tx: Db): Promise<string> {
  const settings = createSettings(tx);
  const older = [await loadLinkSecret(tx), ...(await loadOlderSecrets(tx))];
  const secret = randomBytes(32).toString('base64url');
  await settings.set(OLDER_KEYS, JSON.stringify(older));
  await settings.set(KEY, secret);
  return secret;
}

/** Nothing opens what keys of before signed. */
export const forgetOlderSecrets = (tx: Db): Promise<void> => createSettings(tx).set(OLDER_KEYS, null);
