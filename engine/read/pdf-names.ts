import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from '../runtime/temporary-folder.ts';

/** Names that end in ".pdf" for files that are stored without: the PDF library judges files by their extension. */
export type PdfNames = { nameFor(path: string): Promise<string>; remove(): void };

export function createPdfNames(): PdfNames {
  let folder: Promise<string> | undefined;
  const named = new Map<string, Promise<string>>();
  const link = async (path: string): Promise<string> => {
    folder ??= makeTemporaryFolder('pages');
    const name = join(await folder, `${createHash('sha256').update(path).digest('hex')}.pdf`);
    await symlink(resolve(path), name);
    return name;
  };
  return {
    nameFor(path) {
      const known = named.get(path) ?? link(path);
      named.set(path, known);
      return known;
    },
    remove() {
      named.clear();
      folder?.then((made) => rmSync(made, { recursive: true, force: true })).catch(() => {});
      folder = undefined;
    },
  };
}
