/** What the docs say is tested is: each test that they name is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { namedTests, titlesOf } from './named-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe.each([
  { page: 'docs/screens.md', folder: 'e2e' },
  { page: 'docs/asvs.md', folder: '' },
])('$page', ({ page, folder }) => {
  const named = namedTests(read(page));

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(0);
  });

  it('names tests that there are', () => {
    const missing = named.filter(({ file, title }) => {
      const path = join(folder, file);
      return !existsSync(join(root, path)) || !titlesOf(path, read(path)).some((known) => known.test(title));
    });
    expect(missing).toEqual([]);
  });
});

it('docs/asvs.md names files that there are', () => {
  const files = [...read('docs/asvs.md').matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe('titlesOf', () => {
  const knows = (code: string, title: string) =>
    titlesOf('a.test.ts', code).some((known) => known.test(title));

  it.each([
    ["it('opens', () => {});", 'opens'],
    ["it.each([1])('opens %s times', () => {});", 'opens 1 times'],
    ["it.each([1])('opens %s times', () => {});", 'opens %s times'],
    ["it.each([1])('opens, %s', () => {});", 'opens'],
    ["it.skipIf(x)('opens', () => {});", 'opens'],
    [`it(\`opens \${n} times (all)\`, () => {});`, 'opens 3 times (all)'],
  ])('finds in %s the title %s', (code, title) => {
    expect(knows(code, title)).toBe(true);
  });

  it.each([
    ["it('opens', () => {});", 'open'],
    ["it('opens', () => {});", 'opens it'],
    ["describe('opens', () => {});", 'opens'],
    ["const word = 'opens';", 'opens'],
    ["// it('opens')", 'opens'],
  ])('finds in %s no title %s', (code, title) => {
    expect(knows(code, title)).toBe(false);
  });
});
