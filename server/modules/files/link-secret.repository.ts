import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'link-signing-key';

/** The key that signs links: made on first start and kept with the data; the same for every process on one database. */
export async function loadLinkSecret(db: Db): Promise<string> {
  const settings = createSettings(db);
  await settings.setFirst(KEY, randomBytes(32).toString('base64url'));
  const secret = await settings.find(KEY);
  if (secret === null) throw new Error('The key that signs links could not be stored.');
  return secret;
}
