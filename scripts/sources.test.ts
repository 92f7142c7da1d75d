import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root, SOURCES } from './lib.mjs';

/** Files of the repository that `file` is made of, itself among them. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, near = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    filesOf(posix.join(posix.dirname(file), near), found);
  return found;
}

it('knows every file that builds: a change of one is built again', () => {
  const files = [...filesOf('scripts/build.mjs'), ...filesOf('vite.config.ts')];
  expect(files).toContain('scripts/bundle.mjs');
  const isKnown = (file: string) => SOURCES.some((name) => file === name || file.startsWith(`${name}/`));
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
});
