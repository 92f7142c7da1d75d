import type { IncomingMessage } from 'node:http';
import type { RequestOptions, request as requestTls } from 'node:https';
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
const pinnedTo = ({ url, host, lookup }: PinnedTarget): RequestOptions => ({
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

type PinnedRequest = PinnedTarget & {
  method: string;
  headers: Record<string, string>;
  /** Empty: none is sent. */
  body?: string;
  maxHeaderBytes: number;
  signal: AbortSignal;
};

/**
 * Sends a request on a connection of its own. Follows nothing.
 * @returns the answer, of which nothing is read yet
 * @throws any error before the answer begins
 */
export function sendRequest(
  request: typeof requestTls,
  { method, headers, body = '', maxHeaderBytes, signal, ...target }: PinnedRequest,
): Promise<IncomingMessage> {
  return new Promise((settle, reject) => {
    const bytes = Buffer.from(body);
    const sent = request({
      method,
      ...pinnedTo(target),
      maxHeaderSize: maxHeaderBytes,
      headers: {
        ...headers,
        ...(method !== 'GET' && { 'content-length': bytes.length }),
        connection: 'close',
      },
      signal,
    });
    sent.on('response', settle);
    sent.on('error', reject);
    // Without this nothing would happen when a server asks for another protocol or hangs up.
    sent.on('close', () => reject(new Error('The connection was closed before an answer.')));
    sent.end(bytes);
  });
}
