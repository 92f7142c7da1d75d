import type { Figure } from '../../../engine/document/manual.ts';
import type { ManualFile } from './files.repository.ts';

/** Files that are no company's. Whose they are stands in the place of the company. */
export type TriedFiles = {
  findFile: (fileKey: string) => Promise<ManualFile | undefined>;
  findFigure: (id: string, ordinal: number) => Promise<Figure | undefined>;
};
