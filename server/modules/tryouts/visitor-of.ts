import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { v5 as uuidFrom } from 'uuid';

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

/** The address, or the network of 64 bits that one customer of a provider has with IPv6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':').length + (tail.includes('.') ? 1 : 0) : 0;
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
