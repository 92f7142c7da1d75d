import { expect, it } from 'vitest';
import { createVisitorOf } from './visitor-of.ts';

it('gives one visitor one id, which does not hold the address', () => {
  const visitorOf = createVisitorOf(Buffer.alloc(32, 1).toString('base64url'));
  expect(visitorOf('2001:db8::1')).toBe(visitorOf('2001:db8::2'));
  expect(visitorOf('203.0.113.7')).not.toBe(visitorOf('203.0.113.8'));
  const elsewhere = createVisitorOf(Buffer.alloc(32, 2).toString('base64url'));
  expect(elsewhere('203.0.113.7')).not.toBe(visitorOf('203.0.113.7'));
});
