/** Looks of stored error images, kept in memory: a file never changes under its key. */
import { readFile } from 'node:fs/promises';
import { type Look, lookAtReference } from '../../../engine/look/look.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';

/** At about 250 KB each. */
const MOST_KEPT = 300;

export type ReferenceLooks = ReturnType<typeof createReferenceLooks>;

/** Looks at stored pictures, each once as long as it is in use. */
export function createReferenceLooks({ withLocalFile }: Pick<StoredFiles, 'withLocalFile'>) {
  const kept = new Map<string, Look>();

  return {
    /** The look of a picture in the file store; null if it has been removed meanwhile. */
    async load(fileKey: string): Promise<Look | null> {
      const known = kept.get(fileKey);
      const look = known ?? (await lookAtFile(fileKey));
      if (look === null) return null;
      // The map's order is that of the last use.
      kept.delete(fileKey);
      kept.set(fileKey, look);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return look;
    },
  };

  async function lookAtFile(fileKey: string): Promise<Look | null> {
    try {
      return await withLocalFile(fileKey, async (path) => lookAtReference(await readFile(path)));
    } catch (error) {
      if (error instanceof FileNotFoundError) return null;
      throw error;
    }
  }
}
