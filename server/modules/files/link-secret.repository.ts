import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { setting } from '../../db/schema/platform.ts';

const KEY = 'link-signing-key';

/** The key that signs links: made on first start and kept with the data; the same for every process on one database. */
export async function loadLinkSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(setting).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  if (!row) throw new Error('The key that signs links could not be stored.');
  return row.value;
}
