/** Patterns meet texts that strangers wrote: none may take a time that doubles with each character (ReDoS). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = ['contracts', 'engine', 'sample', 'server', 'web'];

type Pattern = { source: string; flags: string; place: string };

const programFiles = (): string[] =>
  PROGRAM.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => join(root, folder, path)),
  );

/** The literal patterns of a file. */
function patternsIn(path: string): Pattern[] {
  const text = readFileSync(path, 'utf8');
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      const line = text.slice(0, Number(node.start)).split('\n').length;
      found.push({ source: pattern, flags, place: `${relative(root, path)}:${line}` });
      return;
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, text).program);
  return found;
}

const isExponential = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean =>
  analyse({ source, flags }).reports.some(({ exponential }) => exponential);

it('sees what takes a time that doubles', () => {
  expect(isExponential({ source: '^[A-Z](?:[.-]?\\d+)+$', flags: 'u' })).toBe(true);
  expect(isExponential({ source: '^[A-Z][.-]?\\d+(?:[.-]\\d+)*$', flags: 'u' })).toBe(false);
});

it('finds no such pattern in the program', () => {
  const patterns = programFiles().flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(400);
  const exponential = patterns.filter(isExponential);
  expect(exponential.map(({ place, source }) => `${place} ${source}`)).toEqual([]);
});
