import type { Readable } from 'node:stream';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { contentDisposition } from '../../lib/file-headers.ts';
import { FileNotFoundError, type FileStore } from '../../providers/storage/file-store.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import type { FigurePictureDeps } from './figure-pictures.ts';
import { type FileCredentials, fileGone, openAccess } from './file-access.ts';
import type { FileKey, StoredExtension } from './file-key.ts';
import { createFileRepository } from './files.repository.ts';
import { type FoundInFile, findInFile, type ListPassages } from './find-in-file.ts';
import type { LinkSigner } from './link-signer.ts';
import { createManualFiles } from './manual-files.ts';
import type { PagePictures } from './page-pictures.ts';
import { createServedPictures } from './served-pictures.ts';
import type { TriedFiles } from './tried-files.ts';

export type ServedFile = {
  content: Readable;
  type: string;
  disposition: string;
  bytes: number;
  /** Null for the whole file. */
  range: ByteRange | null;
};

type Deps = FigurePictureDeps & {
  db: Db;
  fileStore: Pick<FileStore, 'getStream' | 'size'>;
  pictures: Pick<PagePictures, 'find'>;
  signer: LinkSigner;
  listPassages: ListPassages;
  /** Finds files that visitors try. */
  tryouts: TriedFiles;
};

export type FilesService = ReturnType<typeof createFilesService>;

const TYPES: Record<StoredExtension, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  // Saved, never shown: a page of somebody else's is not to be one of this site, and nothing says the encoding of a text.
  html: 'application/octet-stream',
  md: 'application/octet-stream',
  txt: 'application/octet-stream',
  epub: 'application/epub+zip',
  odt: 'application/vnd.oasis.opendocument.text',
  zip: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  webp: 'image/webp',
};

/** Files as they are served. Every method answers alike for a file that is missing and one that is not yours. */
export function createFilesService(deps: Deps) {
  const { db, fileStore, signer, listPassages, tryouts } = deps;
  const repository = createFileRepository(db);
  const manualFiles = createManualFiles({ repository, tryouts, signer });

  /** The name it is saved under; undefined if the file is part of nothing. */
  async function findName(fileKey: FileKey): Promise<string | undefined> {
    const { companyId, key, extension } = fileKey;
    if (extension === 'webp') {
      const isPicture =
        (await repository.isErrorImage(companyId, key)) || (await repository.isLogo(companyId, key));
      return isPicture ? 'picture.webp' : undefined;
    }
    return (await manualFiles.findFile(fileKey))?.filename;
  }

  return {
    ...createServedPictures({ ...deps, repository, manualFiles }),

    /** @throws AppError not_found, link_expired, range_not_satisfiable */
    async openFile(
      name: string,
      given: FileCredentials,
      rangeHeader: string | undefined,
    ): Promise<ServedFile> {
      const key = openAccess(name, given, signer);
      const filename = await findName(key);
      if (filename === undefined) throw fileGone();
      try {
        const bytes = await fileStore.size(key.key);
        const range = parseByteRange(rangeHeader, bytes);
        if (range === 'unsatisfiable') throw noSuchRange(bytes);
        const content = await fileStore.getStream(key.key, range ?? undefined);
        return {
          content,
          type: TYPES[key.extension],
          disposition: dispositionOf(key.extension, filename),
          bytes,
          range,
        };
      } catch (error) {
        throw error instanceof FileNotFoundError ? fileGone() : error;
      }
    },

    /** Where words stand in a manual. @throws AppError not_found, link_expired */
    async findText(name: string, given: FileCredentials, words: string): Promise<FoundInFile> {
      const { key, file } = await manualFiles.open(name, given);
      return findInFile(listPassages, key.companyId, file, words);
    },
  };
}

/** RFC 9110, 15.5.17: says how long the file is. */
const noSuchRange = (bytes: number): AppError =>
  new AppError('range_not_satisfiable', 'The file has no such part.', {
    headers: { 'content-range': `bytes */${bytes}` },
  });

/** PDFs and pictures open in the browser; all other manuals are saved. */
const dispositionOf = (extension: StoredExtension, filename: string): string =>
  contentDisposition(extension === 'pdf' || extension === 'webp' ? 'inline' : 'attachment', filename);
