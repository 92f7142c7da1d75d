import { createHmac } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';
import { networkOf } from '../../lib/network-of.ts';

/** An arbitrary UUID that must never change. */
const NAMESPACE = '0a0c0b52-53c5-4e8f-9b8e-7a1f3f5f6d11';

/**
 * Makes what tells visitors apart without keeping their addresses: an id from a keyed hash.
 * @param secret at least 32 random bytes, base64url
 */
export function createVisitorOf(secret: string): (address: string) => string {
  const key = Buffer.from(secret, 'base64url');
  return (address) =>
    uuidFrom(
      createHmac('sha256', key)
        .update(`visitor\n${networkOf(address)}`)
        .digest('hex'),
      NAMESPACE,
    );
}
