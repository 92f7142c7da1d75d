/** Names of the public internet, asked of the name servers themselves. */
import { promises as dns, type LookupAddress } from 'node:dns';

/** For one name server to answer; the next one is asked then. */
const SERVER_TIMEOUT_MS = 3_000;

/** Codes of name servers that know for sure that there is no address. */
const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Whether a look-up failed because there is nothing to be found, not because nobody could be asked. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_FOUND.has(String(error.code));

/**
 * Every address of a name. Unlike the system's own look-up this holds no thread, of which there are few and on which
 * files are read too, and knows only what name servers say: what stands in /etc/hosts is no address of the internet.
 * @param signal ends the look-up
 * @param servers name servers to ask in place of the system's; only tests give some
 * @throws what a name server said where neither kind of address was found, and why nobody could say where that is so
 */
export async function lookUp(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  const resolver = new dns.Resolver({ timeout: SERVER_TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const replies = await Promise.allSettled([
      resolver.resolve4(hostname).then((found) => found.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((found) => found.map((address) => ({ address, family: 6 }))),
    ]);
    // Many names have addresses of one kind only, and some name servers fail at the other.
    const addresses = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
    if (addresses.length > 0) return addresses;
    const reasons = replies.flatMap((reply) => (reply.status === 'rejected' ? [reply.reason] : []));
    throw reasons.find((reason) => !isNotFound(reason)) ?? reasons[0];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
