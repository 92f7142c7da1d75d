/** Installations for tests of archives: a database and a file store that belong together. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { withNewFolder, writeArchive } from '../archive/write-archive.ts';
import type { Database } from '../db/connect.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import { createLocalFileStore } from '../providers/storage/local.ts';
import { openTestDatabase } from './test-database.ts';

export type Installation = { database: Database; fileStore: FileStore };

/** A server, or where none is installed another embedded database. */
export const otherKind = (): Database['kind'] => (inject('postgresUrl') === null ? 'embedded' : 'postgres');

export const silent = (): void => undefined;

/** Call it in a block of tests; everything that is made with it goes after them. */
export function useInstallations() {
  let folder = '';
  const opened: Database[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(inject('temporaryHome'), 'archive-'));
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    /** A path that nobody else uses. */
    path: (name: string): string => join(folder, name),

    /** An empty one. */
    async install(kind: Database['kind'] = 'embedded'): Promise<Installation> {
      // With an option it is none of the databases that test files share.
      const database = await openTestDatabase(kind, { maxConnections: 2 });
      opened.push(database);
      return { database, fileStore: await createLocalFileStore(await mkdtemp(join(folder, 'store-'))) };
    },

    /** Archives all of it. @returns the folder */
    async archive(source: Installation, options: { migrations?: string } = {}): Promise<string> {
      const archive = join(await mkdtemp(join(folder, 'backup-')), 'archive');
      await withNewFolder(archive, (draft) =>
        writeArchive(draft, { ...source, ...options, onProgress: silent }),
      );
      return archive;
    },
  };
}
