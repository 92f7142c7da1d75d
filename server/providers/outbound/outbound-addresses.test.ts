import type { LookupAddress } from 'node:dns';
import { describe, expect, it, vi } from 'vitest';
import {
  createOutbound,
  type Outbound,
  OutboundFailure,
  type OutboundNetwork,
  OutboundRefusal,
} from './outbound.ts';

const SHOP: LookupAddress[] = [{ address: '93.184.216.34', family: 4 }];
const NOT_PUBLIC =
  'There is no public server at this address. Only servers on the public internet are called.';

/** A network whose names resolve to `addresses`, and over which nothing may be sent. */
function strictNetwork(addresses: readonly LookupAddress[] = SHOP) {
  const request = vi.fn(() => {
    throw new Error('Something was sent.');
  });
  const resolve = vi.fn(async () => addresses);
  const outbound = createOutbound({ resolve, request: request as unknown as OutboundNetwork['request'] });
  const post = (url: string) => outbound.post({ url, headers: {}, body: '' });
  return { outbound, post, resolve, request };
}

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('what is called', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://%31%32%37.0.0.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1:8443/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://admin.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.lan/',
    'https://intranet/',
  ])('is never %s: it is refused without a look-up', async (url) => {
    const { outbound, post, resolve, request } = strictNetwork();
    await expect(outbound.check(url)).rejects.toThrow(NOT_PUBLIC);
    await expect(post(url)).rejects.toThrow(NOT_PUBLIC);
    await expect(post(url)).rejects.toBeInstanceOf(OutboundRefusal);
    expect(resolve).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['http://shop.example/', 'begin with https://'],
    ['ftp://shop.example/', 'begin with https://'],
    ['file:///etc/passwd', 'begin with https://'],
    ['shop.example', 'begin with https://'],
    ['https://', 'begin with https://'],
    ['https://user@shop.example/', 'user name or password'],
    ['https://user:word@shop.example/', 'user name or password'],
    ['https://shop.example:80/', 'ports 443 and 8443'],
    ['https://shop.example:22/', 'ports 443 and 8443'],
    ['https://shop.example:65535/', 'ports 443 and 8443'],
  ])('is never %s', async (url, reason) => {
    const { outbound, post, resolve } = strictNetwork();
    await expect(outbound.check(url)).rejects.toThrow(reason);
    await expect(post(url)).rejects.toThrow(reason);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each(
    [
      at('127.0.0.1'),
      at('10.0.0.5'),
      at('::1'),
      at('fd00::1'),
      at('93.184.216.34', '10.0.0.5'),
      at('2606:4700:4700::1111', '::ffff:10.0.0.5'),
      at('64:ff9b::a00:5'),
      at('not an address'),
    ].map((addresses) => [addresses.map(({ address }) => address).join(' and '), addresses] as const),
  )('is no name that resolves to %s', async (_name, addresses) => {
    const { outbound, post, request } = strictNetwork(addresses);
    await expect(outbound.check('https://shop.example/')).rejects.toThrow(NOT_PUBLIC);
    await expect(post('https://shop.example/')).rejects.toThrow(NOT_PUBLIC);
    // The name may be corrected, so it is tried again.
    await expect(post('https://shop.example/')).rejects.toBeInstanceOf(OutboundFailure);
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['https://shop.example/', 'https://shop.example:8443/a?b=c', 'https://93.184.216.34/'])(
    'is %s',
    async (url) => {
      await expect(strictNetwork().outbound.check(url)).resolves.toBeUndefined();
    },
  );

  it('is no name that is not found or has no address, which is said like a private one', async () => {
    const failing = (code: string) =>
      createOutbound({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });
    const check = (outbound: Outbound) => outbound.check('https://shop.example/');
    await expect(check(failing('ENOTFOUND'))).rejects.toThrow(NOT_PUBLIC);
    await expect(check(failing('ENODATA'))).rejects.toThrow(NOT_PUBLIC);
    await expect(check(strictNetwork([]).outbound)).rejects.toThrow(NOT_PUBLIC);
    for (const code of ['EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED']) {
      await expect(check(failing(code))).rejects.toThrow('can’t be looked up just now');
    }
  });

  it('is waited for only so long while its name is looked up', async () => {
    const signals: AbortSignal[] = [];
    const resolve = (_hostname: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const outbound = createOutbound({ resolve, timeoutMs: 30 });
    await expect(outbound.check('https://shop.example/')).rejects.toThrow('did not answer in time');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
