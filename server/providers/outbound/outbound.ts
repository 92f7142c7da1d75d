/**
 * Sends the only requests that go to addresses given by users. A host must be public. It is resolved once and called at
 * the address that was checked; time and size are limited. What is sent follows no redirect; what is fetched follows a few,
 * each of which is checked like the first address.
 */
import type { LookupAddress } from 'node:dns';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOK_PORTS, WRONG_PORT } from '../../../contracts/company/webhooks.ts';
import { callPinned, type Reply } from './call-pinned.ts';
import { type Got, getPinned, NotTaken } from './get-pinned.ts';
import { isNotFound, lookUp } from './look-up.ts';
import type { PinnedTarget } from './pinned-request.ts';
import { isPublicAddress } from './public-address.ts';
import { type Answer, sendPinned } from './send-pinned.ts';

/** Longest time from the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 10_000;
/** The same for a file with all that sends on to it. */
const DOWNLOAD_TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;

/** Error for an address that may never be called; the message is a sentence for the person who entered it. */
export class OutboundRefusal extends Error {}

/** Error for a call without an answer, or to a name without a public address now; its message is for people too. */
export class OutboundFailure extends Error {}

export type OutboundPost = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Aborted when the answer is no longer wanted. */
  signal?: AbortSignal;
};

export type OutboundCall = {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Empty: none is sent. */
  body: string;
  /** Longest answer that is taken. */
  maxBytes: number;
  signal?: AbortSignal;
};

export type OutboundDownload = {
  url: string;
  /** A file that does not exist yet. */
  path: string;
  maxBytes: number;
  signal?: AbortSignal;
};

export type Outbound = {
  /** Checks that an address may be called now. @throws OutboundRefusal, OutboundFailure if its name is not public */
  check: (url: string) => Promise<void>;
  /** Sends a POST. @returns its status, whatever it is @throws OutboundRefusal, OutboundFailure, the signal's reason */
  post: (post: OutboundPost) => Promise<Answer>;
  /** Sends a request and reads its answer whole. @returns the answer, whatever its status @throws as `post` */
  call: (call: OutboundCall) => Promise<Reply>;
  /** Fetches a file. @returns what it is and the address that had it @throws as `post` */
  download: (download: OutboundDownload) => Promise<Got & { url: URL }>;
};

/** The parts of the network that tests replace. */
export type OutboundNetwork = {
  resolve: (hostname: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;
  isPublic: (address: string) => boolean;
  ports: readonly number[];
  request: typeof requestTls;
  timeoutMs: number;
  downloadTimeoutMs: number;
};

const internet: OutboundNetwork = {
  resolve: lookUp,
  isPublic: isPublicAddress,
  ports: WEBHOOK_PORTS,
  request: requestTls,
  timeoutMs: TIMEOUT_MS,
  downloadTimeoutMs: DOWNLOAD_TIMEOUT_MS,
};

/** The message for private addresses and unknown names alike, so that nobody learns the names of a private network. */
const NOT_PUBLIC =
  'There is no public server at this address. Only servers on the public internet are called.';
const NOT_NOW = 'The server’s name can’t be looked up just now.';
const TOO_SLOW = 'The server did not answer in time.';

/** Makes the client for calls to addresses of users. @param network replaces parts of the internet, in tests only */
export function createOutbound(network: Partial<OutboundNetwork> = {}): Outbound {
  const net = { ...internet, ...network };
  const { ports, request, timeoutMs, downloadTimeoutMs } = net;

  /** Calls an address once, without following anything, by a connection to an address that was checked. */
  async function callOnce<T>(
    text: string,
    signal: AbortSignal | undefined,
    send: (target: PinnedTarget & { signal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    const url = parse(text, ports);
    try {
      return await withDeadline(timeoutMs, signal, async (end) => {
        const lookup = answerWith(await pin(net, url, end));
        return send({ url, host: hostOf(url), lookup, signal: end });
      });
    } catch (error) {
      signal?.throwIfAborted();
      return explain(error);
    }
  }

  return {
    async check(text) {
      const url = parse(text, ports);
      await withDeadline(timeoutMs, undefined, (end) => pin(net, url, end)).catch(explain);
    },

    post: ({ url: text, signal, ...sent }) =>
      callOnce(text, signal, (target) => sendPinned(request, { ...target, ...sent })),

    call: ({ url: text, signal, ...sent }) =>
      callOnce(text, signal, (target) => callPinned(request, { ...target, ...sent })),

    async download({ signal, ...file }) {
      try {
        return await withDeadline(downloadTimeoutMs, signal, (end) => follow(net, { ...file, signal: end }));
      } catch (error) {
        signal?.throwIfAborted();
        return explain(error);
      }
    },
  };
}

/** Resolves the host once. @throws if any of its addresses is not public */
async function pin(
  { resolve, isPublic }: Pick<OutboundNetwork, 'resolve' | 'isPublic'>,
  url: URL,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  if (family !== 0) {
    if (!isPublic(host)) throw new OutboundRefusal(NOT_PUBLIC);
    return [{ address: host, family }];
  }
  const addresses = await within(signal, resolve(host, signal).catch(explainLookUp));
  const isCallable = addresses.length > 0 && addresses.every(({ address }) => isPublic(address));
  // The addresses of a name may be corrected, so this is no refusal and the call is tried again.
  if (!isCallable) throw new OutboundFailure(NOT_PUBLIC);
  return addresses;
}

/** Fetches a file from where its address leads, each step of which is checked. */
async function follow(
  net: Pick<OutboundNetwork, 'resolve' | 'isPublic' | 'ports' | 'request'>,
  { url: text, ...file }: OutboundDownload & { signal: AbortSignal },
) {
  const { ports, request } = net;
  let url = parse(text, ports);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const lookup = answerWith(await pin(net, url, file.signal));
    const got = await getPinned(request, { ...file, url, host: hostOf(url), lookup });
    if (!('location' in got)) return { ...got, url };
    if (!URL.canParse(got.location, url)) break;
    url = parse(new URL(got.location, url).href, ports);
  }
  throw new OutboundFailure('The server sends on to other addresses without end.');
}

/** Parses an address. @throws OutboundRefusal unless it is a plain https address with a name that can be public */
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

/** The host without brackets. The URL parser has already brought every IPv4 address into its usual form. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a name can be public: names without a dot and those reserved for private networks are not. */
const canBePublic = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '');
  return (
    name.includes('.') && !/\.(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/.test(name)
  );
};

/** Makes a look-up function that gives the checked addresses for every name. */
function answerWith(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

/** Runs `work` with a signal that is aborted after `timeoutMs` or with `outer`. A timer holds it against collection. */
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
  } catch (error) {
    // Whatever broke off an answer, the reason was the end of the time.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

/** Waits for `work` until the signal is aborted, whether `work` heeds the signal or not. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((settle, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(settle, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Throws the reason why a name was not resolved: it has no address, or no name server answered. */
function explainLookUp(error: unknown): never {
  throw new OutboundFailure(isNotFound(error) ? NOT_PUBLIC : NOT_NOW, { cause: error });
}

/** Throws an error whose message says in a sentence what went wrong. */
function explain(error: unknown): never {
  if (error instanceof OutboundRefusal || error instanceof OutboundFailure) throw error;
  if (error instanceof NotTaken) throw new OutboundFailure(error.message, { cause: error });
  throw new OutboundFailure(sentenceFor(error), { cause: error });
}

function sentenceFor(error: unknown): string {
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  if (code === 'ETIMEDOUT') return TOO_SLOW;
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers of the answer are too large.';
  if (/CERT|SELF_SIGNED|ALTNAME/.test(code)) return `The server’s certificate is not valid (${code}).`;
  return `The connection failed${code === '' ? '' : ` (${code})`}.`;
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  // If several addresses were tried, the first error stands for all.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};
