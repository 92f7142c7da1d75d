import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';
import { shortenNetwork } from './shorten-network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['::1', '0:0:0::/48'],
  ['api', 'api'],
])('%s becomes %s', (address, network) => {
  expect(shortenNetwork(networkOf(address))).toBe(network);
});
