/** Pictures from outside are decoded in children under limits: what a server loads itself leads to no decoder. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const DECODERS = ['sharp', '@llamaindex/liteparse', 'mammoth', 'word-extractor'];

/** What a file loads, at once or later; types are no part of it. */
function loadedBy(path: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, source, importKind, exportKind } = node as Record<string, unknown>;
    const isLoading =
      typeof type === 'string' && /^(?:Import|Export).*(?:Declaration|Expression)$/.test(type);
    if (isLoading && importKind !== 'type' && exportKind !== 'type' && isText(source))
      found.push(source.value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return found;
}

const isText = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';

/** The ways to decoders that begin at a file, as the files on them. */
function waysToDecoders(start: string): string[] {
  const ways: string[] = [];
  const seen = new Set<string>();
  const follow = (path: string, way: string[]): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const loaded of loadedBy(path)) {
      const next = join(dirname(path), loaded);
      if (DECODERS.includes(loaded)) ways.push([...way, loaded].join(' → '));
      else if (loaded.startsWith('.') && existsSync(next)) follow(next, [...way, relative(root, next)]);
    }
  };
  follow(join(root, start), [start]);
  expect(seen.size).toBeGreaterThan(2);
  return ways;
}

it('follows what a child loads to its decoder', () => {
  expect(waysToDecoders('engine/picture/picture-child.ts')).not.toEqual([]);
  expect(waysToDecoders('engine/programs/read-child.ts')).not.toEqual([]);
});

it.each(['server/main.ts', 'server/admin.ts'])('finds no way from %s to a decoder', (start) => {
  expect(waysToDecoders(start)).toEqual([]);
});
