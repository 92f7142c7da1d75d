import { eq, inArray } from 'drizzle-orm';
import { brandName, type IdentityChange } from '../../../contracts/platform-settings.ts';
import { email } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { setting } from '../../db/schema/platform.ts';

const KEYS = { brandName: 'brand-name', supportEmail: 'support-email' } as const;

/** What an administrator has chosen; null where nothing is. */
export type ChosenIdentity = { [Name in keyof typeof KEYS]: string | null };

/** What the installation calls itself and where help is, as far as an administrator has chosen it. */
export function createIdentityRepository(db: Db) {
  async function setOne(key: string, value: string | null): Promise<void> {
    if (value === null) {
      await db.delete(setting).where(eq(setting.key, key));
      return;
    }
    await db
      .insert(setting)
      .values({ key, value })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
  }

  return {
    async find(): Promise<ChosenIdentity> {
      const rows = await db
        .select()
        .from(setting)
        .where(inArray(setting.key, Object.values(KEYS)));
      const chosenOf = (key: string) => rows.find((row) => row.key === key)?.value ?? null;
      return {
        brandName: brandName.nullable().parse(chosenOf(KEYS.brandName)),
        supportEmail: email.nullable().parse(chosenOf(KEYS.supportEmail)),
      };
    },

    /** Null forgets a choice; what is missing stays. */
    async set({ brandName, supportEmail }: IdentityChange): Promise<void> {
      if (brandName !== undefined) await setOne(KEYS.brandName, brandName);
      if (supportEmail !== undefined) await setOne(KEYS.supportEmail, supportEmail);
    },
  };
}
