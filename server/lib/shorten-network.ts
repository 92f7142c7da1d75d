import { isIPv4 } from 'node:net';

/** A network of `networkOf` without its last part: 24 bits with IPv4, 48 with IPv6. Anything else stays as it is. */
export function shortenNetwork(network: string): string {
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1];
  return groups === undefined ? network : `${groups}::/48`;
}
