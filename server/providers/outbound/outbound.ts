/**
 * The only requests that go to an address which a user gave. What is called is public, resolved once and then called
 * under the address that was checked; redirects are not followed; time and size are limited.
 */
import type { LookupAddress } from 'node:dns';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOK_PORTS, WRONG_PORT } from '../../../contracts/webhooks.ts';
import { isNotFound, lookUp } from './look-up.ts';
import { isPublicAddress } from './public-address.ts';
import { type Answer, sendPinned } from './send-pinned.ts';

/** From the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 10_000;

/** The address may not be called, whatever its name resolves to; the message is a sentence for whoever entered it. */
export class OutboundRefusal extends Error {}

/** No answer came, or the name has no public address now; the message is a sentence for whoever entered the address. */
export class OutboundFailure extends Error {}

export type OutboundPost = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Aborted when the answer is not wanted any more. */
  signal?: AbortSignal;
};

export type Outbound = {
  /** Looks whether an address may be called now. @throws OutboundRefusal, OutboundFailure for a name without public ones */
  check: (url: string) => Promise<void>;
  /** Sends and gives the status, whatever it is. @throws OutboundRefusal, OutboundFailure, the signal's reason */
  post: (post: OutboundPost) => Promise<Answer>;
};

/** What tests put in the place of the network. */
export type OutboundNetwork = {
  resolve: (hostname: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;
  isPublic: (address: string) => boolean;
  ports: readonly number[];
  request: typeof requestTls;
  timeoutMs: number;
};

const internet: OutboundNetwork = {
  resolve: lookUp,
  isPublic: isPublicAddress,
  ports: WEBHOOK_PORTS,
  request: requestTls,
  timeoutMs: TIMEOUT_MS,
};

/** Said alike of a private address and of a name that is not found: nobody learns which names an inner network knows. */
const NOT_PUBLIC =
  'There is no public server at this address. Only servers on the public internet are called.';
const NOT_NOW = 'The server’s name can’t be looked up just now.';
const TOO_SLOW = 'The server did not answer in time.';

/** @param network in place of the internet; only tests give one */
export function createOutbound(network: Partial<OutboundNetwork> = {}): Outbound {
  const { resolve, isPublic, ports, request, timeoutMs } = { ...internet, ...network };

  /** Every address of the host, asked for once. One that is not public spoils all. */
  async function pin(url: URL, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    const host = hostOf(url);
    const family = isIP(host);
    if (family !== 0) {
      if (!isPublic(host)) throw new OutboundRefusal(NOT_PUBLIC);
      return [{ address: host, family }];
    }
    const addresses = await within(signal, resolve(host, signal).catch(explainLookUp));
    const isCallable = addresses.length > 0 && addresses.every(({ address }) => isPublic(address));
    // What a name resolves to may be mended, so that it is tried again.
    if (!isCallable) throw new OutboundFailure(NOT_PUBLIC);
    return addresses;
  }

  return {
    async check(text) {
      const url = parse(text, ports);
      await withDeadline(timeoutMs, undefined, (end) => pin(url, end)).catch(explain);
    },

    async post({ url: text, headers, body, signal }) {
      const url = parse(text, ports);
      try {
        return await withDeadline(timeoutMs, signal, async (end) => {
          const lookup = answerWith(await pin(url, end));
          return sendPinned(request, { url, host: hostOf(url), lookup, headers, body, signal: end });
        });
      } catch (error) {
        signal?.throwIfAborted();
        return explain(error);
      }
    },
  };
}

/** @throws OutboundRefusal for anything but a bare https address with a name that can be public */
function parse(text: string, ports: readonly number[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:')
    throw new OutboundRefusal('Only addresses that begin with https:// are called.');
  if (url.username !== '' || url.password !== '') {
    throw new OutboundRefusal('The address must hold no user name or password.');
  }
  if (!ports.includes(url.port === '' ? 443 : Number(url.port))) {
    throw new OutboundRefusal(WRONG_PORT);
  }
  if (isIP(hostOf(url)) === 0 && !canBePublic(hostOf(url))) throw new OutboundRefusal(NOT_PUBLIC);
  return url;
}

/** The parser has turned every spelling of an IPv4 address into the usual one. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names without a dot and those kept for private networks are the resolver's own business. */
const canBePublic = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '');
  return (
    name.includes('.') && !/\.(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/.test(name)
  );
};

/** Gives the checked addresses to whoever asks for the name again. */
function answerWith(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

/** Gives `work` a signal that is aborted after so long, or with `outer`; a timer of our own, so that nothing forgets it. */
async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new OutboundFailure(TOO_SLOW)), timeoutMs);
  const stop = () => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

/** Waits no longer than the signal says, whether `work` heeds it or not. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((settle, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(settle, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Says whether there is nothing at a name, or nobody could say so. */
function explainLookUp(error: unknown): never {
  throw new OutboundFailure(isNotFound(error) ? NOT_PUBLIC : NOT_NOW, { cause: error });
}

/** Says in a sentence what went wrong. */
function explain(error: unknown): never {
  if (error instanceof OutboundRefusal || error instanceof OutboundFailure) throw error;
  throw new OutboundFailure(sentenceFor(error), { cause: error });
}

function sentenceFor(error: unknown): string {
  // Node tells of a request that was called off in its own words; the reason is the time.
  if (error instanceof Error && error.name === 'AbortError') return TOO_SLOW;
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  if (code === 'ETIMEDOUT') return TOO_SLOW;
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers of the answer are too large.';
  if (/CERT|SELF_SIGNED|ALTNAME/.test(code)) return `The server’s certificate is not valid (${code}).`;
  return `The connection failed${code === '' ? '' : ` (${code})`}.`;
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  // Of several addresses tried, the first speaks for all.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};
