import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDoubtful, isPermissive } from './licences.mjs';

const lock = () =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'));

describe('what ships with the product', () => {
  it('is under licences that ask for no more than to be named, or was looked at', () => {
    expect(findDoubtful(lock())).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE', ''])(
    'would be told of under %j',
    (license) => {
      const packages = { ...lock().packages, 'node_modules/a/node_modules/@b/c': { license } };
      expect(findDoubtful({ packages })).toEqual([`@b/c: ${license}`]);
    },
  );

  it('is told from tools that only make it', () => {
    const packages = { 'node_modules/tool': { license: 'GPL-3.0-only', dev: true } };
    expect(findDoubtful({ packages })).toEqual([]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', 'MIT OR Apache-2.0'])(
    'may be under %s',
    (licence) => expect(isPermissive(licence)).toBe(true),
  );
});
