import { expect, it, vi } from 'vitest';
import { createEntitlementCache } from './entitlement-cache.ts';
import type { Entitlement } from './plans.policy.ts';

it('keeps what was looked up anew when an earlier look fails late', async () => {
  const limits = { plan: 'Trial' } as unknown as Entitlement;
  let fail: (error: Error) => void = () => undefined;
  const earlier = new Promise<Entitlement>((_, reject) => {
    fail = reject;
  });
  const load = vi.fn(() => Promise.resolve(limits)).mockReturnValueOnce(earlier);
  const cache = createEntitlementCache(load);
  const failed = cache.get('acme');
  cache.forget('acme');
  expect(await cache.get('acme')).toBe(limits);
  fail(new Error('no connection'));
  await expect(failed).rejects.toThrow('no connection');
  await cache.get('acme');
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks again after a failure', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  const cache = createEntitlementCache(load);
  await expect(cache.get('acme')).rejects.toThrow();
  await expect(cache.get('acme')).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(2);
});
