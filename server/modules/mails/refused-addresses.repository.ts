import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { REFUSED_ADDRESS_DAYS } from '../../../contracts/plans/limits.ts';
import type { Db } from '../../db/connect.ts';
import { refusedAddress } from '../../db/schema/platform.ts';
import { hashAddress } from '../../lib/hash-address.ts';
import { DAY_MS } from '../../time.ts';

const oldest = (): Date => new Date(Date.now() - REFUSED_ADDRESS_DAYS * DAY_MS);

/** Addresses that their own servers do not know. They are forgotten after a while, because mailboxes are made, too. */
export function createRefusedAddresses(db: Db) {
  return {
    /** @returns why nothing is sent to each of the addresses that are refused now */
    async find(addresses: readonly string[]): Promise<Map<string, string>> {
      if (addresses.length === 0) return new Map();
      const byHash = new Map(addresses.map((address) => [hashAddress(address), address]));
      const rows = await db
        .select()
        .from(refusedAddress)
        .where(
          and(
            inArray(refusedAddress.addressHash, [...byHash.keys()]),
            gt(refusedAddress.refusedAt, oldest()),
          ),
        );
      return new Map(rows.map(({ addressHash, reason }) => [byHash.get(addressHash) ?? '', reason]));
    },

    async add(address: string, reason: string): Promise<void> {
      const values = { addressHash: hashAddress(address), reason, refusedAt: new Date() };
      await db
        .insert(refusedAddress)
        .values(values)
        .onConflictDoUpdate({ target: refusedAddress.addressHash, set: values });
    },

    async remove(address: string): Promise<void> {
      await db.delete(refusedAddress).where(eq(refusedAddress.addressHash, hashAddress(address)));
    },

    /** @returns how many there were */
    async removeOld(): Promise<number> {
      const rows = await db
        .delete(refusedAddress)
        .where(lt(refusedAddress.refusedAt, oldest()))
        .returning({ hash: refusedAddress.addressHash });
      return rows.length;
    },
  };
}
