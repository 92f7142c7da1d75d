import type { RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** Where a request goes, after its address was checked. */
export type PinnedTarget = {
  url: URL;
  /** Host without the brackets of an IPv6 address. */
  host: string;
  /** Look-up that gives the checked addresses, however often it is called. */
  lookup: LookupFunction;
};

/** What every request to an address of a user's has: it goes to the checked address alone, on a connection of its own. */
export const pinnedTo = ({ url, host, lookup }: PinnedTarget): RequestOptions => ({
  hostname: host,
  port: url.port === '' ? 443 : Number(url.port),
  path: url.pathname + url.search,
  lookup,
  // The certificate must be valid for the name, not the address, whatever the environment says.
  servername: isIP(host) === 0 ? host : '',
  rejectUnauthorized: true,
  // No connection is shared between companies, and no proxy of the environment is used.
  agent: false,
});
