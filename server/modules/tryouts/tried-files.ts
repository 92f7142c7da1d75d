import type { Db } from '../../db/connect.ts';
import type { TriedFiles } from '../files/tried-files.ts';
import { createTryoutRepository } from './tryouts.repository.ts';

/** Files that visitors try, as far as they may be served. */
export function createTriedFiles(db: Db): TriedFiles {
  const { findFile, findFigure } = createTryoutRepository(db);
  return {
    findFile: async (fileKey) => {
      const file = await findFile(fileKey);
      return file && { ...file, versionId: file.id, edition: 0 };
    },
    findFigure,
  };
}
