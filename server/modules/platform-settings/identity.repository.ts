import { brandName, type IdentityChange } from '../../../contracts/admin/platform-settings.ts';
import { email } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEYS = { brandName: 'brand-name', supportEmail: 'support-email' } as const;

/** What an administrator has chosen; null where nothing is. */
export type ChosenIdentity = { [Name in keyof typeof KEYS]: string | null };

/** Stores the installation's name and support address, if an administrator has chosen them. */
export function createIdentityRepository(db: Db) {
  const settings = createSettings(db);
  return {
    async find(): Promise<ChosenIdentity> {
      const [brand, support] = await Promise.all([
        settings.find(KEYS.brandName),
        settings.find(KEYS.supportEmail),
      ]);
      return {
        brandName: brandName.nullable().parse(brand),
        supportEmail: email.nullable().parse(support),
      };
    },

    /** Null forgets a choice; what is missing stays. */
    async set({ brandName, supportEmail }: IdentityChange): Promise<void> {
      if (brandName !== undefined) await settings.set(KEYS.brandName, brandName);
      if (supportEmail !== undefined) await settings.set(KEYS.supportEmail, supportEmail);
    },
  };
}
