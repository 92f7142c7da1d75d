import { rmSync } from 'node:fs';
import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReadPage } from '../document/pages.ts';
import { makeTemporaryFolder } from '../runtime/temporary-folder.ts';

/** A folder of its own for one reading: pages on disk, so that neither process holds a whole manual meanwhile. */
export type Spool = {
  path: string;
  /** The file to read, by a name of ours: the PDF library judges files by their extension. */
  source: string;
  /** How many pages it holds. */
  pages(): number;
  append(pages: readonly ReadPage[]): Promise<void>;
  remove(): Promise<void>;
};

/** Folders in use: should the process end before they are removed, they go with it. */
const folders = new Set<string>();
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export async function createSpool(file: string): Promise<Spool> {
  const folder = await makeTemporaryFolder('manual');
  folders.add(folder);
  const path = join(folder, 'pages.ndjson');
  await writeFile(path, '', { mode: 0o600 });
  const source = join(folder, 'source.pdf');
  await symlink(resolve(file), source);
  let count = 0;
  return {
    path,
    source,
    pages: () => count,
    async append(pages) {
      await appendFile(path, pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
      count += pages.length;
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      folders.delete(folder);
    },
  };
}
