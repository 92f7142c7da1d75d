/** A program that is started by itself is missing from the build unless it is named there. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { programs } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const STARTED = /scriptFor\(\s*import\.meta\.url,\s*'(\.[^']*)'/g;

it('builds all that the server starts', () => {
  const sources = ['engine', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path))
      .map((path) => join(folder, path)),
  );
  const started = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(STARTED)].map(([, name = '']) =>
      join(dirname(path), name),
    ),
  );
  expect(started).toContain('engine/picture/picture-child');
  expect(started.filter((path) => !programs.includes(path))).toEqual([]);
});
