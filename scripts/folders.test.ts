/** No folder holds so many files that nobody finds one: larger ones are parted by what their files do. */
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib.mjs';

const MOST_FILES = 40;

/** Folders that may be larger, and why. */
const EXEMPT = new Set([
  // Links name records by number, and the index in its README puts them in groups.
  'docs/decisions',
  // The program that migrates reads them from one folder, by number.
  'server/db/migrations',
  'server/db/migrations/meta',
]);

/** How many files each folder holds by itself, files that are not yet added among them. */
function filesPerFolder(): Map<string, number> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const file of new Set(listed.trim().split('\n'))) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

it(`no folder holds more than ${MOST_FILES} files`, () => {
  const folders = [...filesPerFolder()];
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(([folder, files]) => files > MOST_FILES && !EXEMPT.has(folder))).toEqual([]);
});

it('exempts folders that there are', () => {
  const known = filesPerFolder();
  expect([...EXEMPT].filter((folder) => !known.has(folder))).toEqual([]);
});
