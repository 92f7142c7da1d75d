import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
/** What the database reads from beside itself. */
const MIGRATIONS = 'server/db/migrations';
/** What the engine knows of languages, which its programs read when they start. */
const WORDS = 'engine/words';

/** Programs as they run in production. */
export type Compiled = {
  /** `file:` URL of one of the entries, to be imported. */
  urlOf(entry: string): string;
  remove(): Promise<void>;
};

/**
 * Bundles `entries` (paths from the root, without extension) into a folder of their own: what is measured must be what runs
 * in production, without the TypeScript loader of development, which wraps every function.
 */
export async function compile(entries: readonly string[]): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-bench-'));
  const dist = join(folder, 'dist');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/bundle.mjs'), dist, ...entries]);
  await cp(join(ROOT, WORDS), join(dist, WORDS), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  if (entries.some((entry) => entry.startsWith('server/db/')))
    await cp(join(ROOT, MIGRATIONS), join(dist, MIGRATIONS), { recursive: true });
  return {
    urlOf: (entry) => pathToFileURL(join(dist, `${entry}.js`)).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
