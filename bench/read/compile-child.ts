import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Compiles the engine into a folder of its own: what is measured must be what runs in production, without the
 * TypeScript loader of development.
 */
export async function compileChild(): Promise<{ readManualUrl: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-read-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const bundler = join(ROOT, 'scripts/bundle.mjs');
  const entries = ['engine/read/read-manual', 'engine/read/child'];
  await promisify(execFile)(process.execPath, [bundler, join(folder, 'dist'), ...entries]);
  return {
    readManualUrl: pathToFileURL(join(folder, 'dist/engine/read/read-manual.js')).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
