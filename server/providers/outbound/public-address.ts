/** Tells which addresses are public, after the special-purpose registries of IANA. */
import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC_V4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a carrier's address translation
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // this link, and where clouds keep credentials
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // sinks of the name system
  ['192.52.193.0', 24], // multicast relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // sinks of the name system
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

const NOT_PUBLIC_V6: readonly [network: string, bits: number][] = [
  ['2001::', 23], // protocols, Teredo, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['3fff::', 20], // documentation
];

const refusedV4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) refusedV4.addSubnet(network, bits, 'ipv4');
const refusedV6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V6) refusedV6.addSubnet(network, bits, 'ipv6');
/** All IPv6 addresses that are assigned to networks; loopback, local, multicast and mapped addresses lie outside. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const translatedV6 = new BlockList();
translatedV6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IP address, as a resolver gives it, is public unicast. False if it is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refusedV4.check(address, 'ipv4');
  // A zone (fe80::1%eth0) names a link of this machine.
  if (family !== 6 || address.includes('%')) return false;
  if (translatedV6.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}

/** The IPv4 address in the last four bytes of an IPv6 address. */
function lastFourBytes(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // "64:ff9b::a00:1": an empty group stands for zeros.
  const [high = 0, low = 0] = canonical
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
