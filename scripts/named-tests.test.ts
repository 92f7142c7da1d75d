/** What the docs say is tested is: each test that they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { namedTests, titlesOf } from './named-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Paths of the browser tests by name: `docs/screens.md` names them without their folder. */
const browserTests = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => join('e2e', path));
const browserTestOf = (name: string): string => browserTests.find((path) => basename(path) === name) ?? name;

it('browser tests have names of their own', () => {
  expect(new Set(browserTests.map((path) => basename(path))).size).toBe(browserTests.length);
});

describe.each([
  { page: 'docs/screens.md', pathOf: browserTestOf },
  { page: 'docs/asvs.md', pathOf: (file: string) => file },
  { page: 'docs/field-rules.md', pathOf: (file: string) => file },
])('$page', ({ page, pathOf }) => {
  const named = namedTests(read(page));

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(0);
  });

  it('names tests that there are', () => {
    const missing = named.filter(({ file, title }) => {
      const path = pathOf(file);
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
