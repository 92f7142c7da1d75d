/** Looks of stored error images, kept in memory: a file never changes under its key. */
import { readFile } from 'node:fs/promises';
import { type Look, lookAtReference } from '../../../engine/look/look.ts';
import { PictureError, type ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';

/** At about 250 KB each. */
const MOST_KEPT = 300;

/** Looks at stored pictures, each once as long as it is in use. */
export function createReferenceLooks(
  { withLocalFile }: Pick<StoredFiles, 'withLocalFile'>,
  shapePicture: ShapePicture,
) {
  const kept = new RecentlyUsed<Look>(MOST_KEPT);

  return {
    /** The look of a picture in the file store; null if it has been removed meanwhile or can't be decoded now. */
    async load(fileKey: string): Promise<Look | null> {
      const known = kept.get(fileKey);
      if (known !== undefined) return known;
      const look = await lookAtFile(fileKey);
      if (look !== null) kept.set(fileKey, look);
      return look;
    },
  };

  async function lookAtFile(fileKey: string): Promise<Look | null> {
    try {
      return await withLocalFile(fileKey, async (path) =>
        lookAtReference(shapePicture, await readFile(path)),
      );
    } catch (error) {
      if (error instanceof FileNotFoundError || error instanceof PictureError) return null;
      throw error;
    }
  }
}
