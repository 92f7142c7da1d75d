import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { CIPHERS, type Cipher, createSeal } from './sealed-text.ts';

const secret = randomBytes(32).toString('base64url');
const seal = createSeal(secret, 'keys');
const TEXT = 'JBSWY3DPEHPK3PXP';

it('opens what it has sealed, which looks like nothing and never the same', () => {
  const sealed = seal.close(TEXT, 'ines');
  expect(seal.open(sealed, 'ines')).toBe(TEXT);
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain(TEXT);
  expect(seal.close(TEXT, 'ines')).not.toBe(sealed);
});

it('opens nothing for another owner, purpose or secret, and nothing that was changed', () => {
  const sealed = seal.close(TEXT, 'ines');
  const changed = Buffer.from(sealed.slice(3), 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(sealed, 'ravi')).toThrow();
  expect(() => createSeal(secret, 'other').open(sealed, 'ines')).toThrow();
  expect(() => createSeal(randomBytes(32).toString('base64url'), 'keys').open(sealed, 'ines')).toThrow();
  expect(() => seal.open(`a1.${changed.toString('base64url')}`, 'ines')).toThrow();
  expect(() => seal.open('', 'ines')).toThrow();
});

it('names its cipher, so that another takes over while texts of before are still opened', () => {
  const chacha: Cipher = {
    seal(key, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
      const body = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(key, bytes) {
      const cipher = createDecipheriv('chacha20-poly1305', key, bytes.subarray(0, 12), { authTagLength: 16 });
      cipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString();
    },
  };
  const before = seal.close(TEXT, 'ines');
  expect(before).toMatch(/^a1\./);
  const after = createSeal(secret, 'keys', [], { present: 'c1', known: { ...CIPHERS.known, c1: chacha } });
  const sealed = after.close(TEXT, 'ines');
  expect(sealed).toMatch(/^c1\./);
  expect([after.open(sealed, 'ines'), after.open(before, 'ines')]).toEqual([TEXT, TEXT]);
  expect(() => seal.open(sealed, 'ines')).toThrow(/cipher/);
  expect(() => seal.open(before.replace('a1', 'valueof'), 'ines')).toThrow(/cipher/);
  // Texts that were sealed before they named their cipher.
  expect(seal.open(before.replace('a1.', ''), 'ines')).toBe(TEXT);
});
