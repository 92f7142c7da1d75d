import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './sealed-text.ts';

const secret = randomBytes(32).toString('base64url');
const seal = createSeal(secret, 'keys');
const TEXT = 'JBSWY3DPEHPK3PXP';

it('opens what it has sealed, which looks like nothing and never the same', () => {
  const sealed = seal.close(TEXT, 'ines');
  expect(seal.open(sealed, 'ines')).toBe(TEXT);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(TEXT);
  expect(seal.close(TEXT, 'ines')).not.toBe(sealed);
});

it('opens nothing for another owner, purpose or secret, and nothing that was changed', () => {
  const sealed = seal.close(TEXT, 'ines');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(sealed, 'ravi')).toThrow();
  expect(() => createSeal(secret, 'other').open(sealed, 'ines')).toThrow();
  expect(() => createSeal(randomBytes(32).toString('base64url'), 'keys').open(sealed, 'ines')).toThrow();
  expect(() => seal.open(changed.toString('base64url'), 'ines')).toThrow();
  expect(() => seal.open('', 'ines')).toThrow();
});
