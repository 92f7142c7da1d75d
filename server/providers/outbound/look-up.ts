/** Looks up names of the public internet at the name servers themselves. */
import { promises as dns, type LookupAddress } from 'node:dns';

/** Longest wait for one name server before the next one is asked. */
const SERVER_TIMEOUT_MS = 3_000;

/** Codes with which name servers say for certain that there is no address. */
const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Whether a look-up failed because there is no address, and not because no name server answered. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_FOUND.has(String(error.code));

/**
 * Finds every address of a name. Unlike the system's own look-up it blocks none of the few threads that also read
 * files, and it ignores /etc/hosts, which holds no addresses of the internet.
 * @param signal ends the look-up
 * @param servers name servers to ask in place of the system's; only tests give some
 * @throws the reply of a name server if neither kind of address was found, or the reason if none could reply
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
    // Many names have addresses of one kind only, and some name servers fail when asked for the other.
    const addresses = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
    if (addresses.length > 0) return addresses;
    const reasons = replies.flatMap((reply) => (reply.status === 'rejected' ? [reply.reason] : []));
    throw reasons.find((reason) => !isNotFound(reason)) ?? reasons[0];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
