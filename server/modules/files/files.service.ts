import type { Readable } from 'node:stream';
import type { Figure } from '../../../engine/document/manual.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { contentDisposition } from '../../lib/file-headers.ts';
import { FileNotFoundError, type FileStore } from '../../providers/storage/file-store.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { findCover } from './cover-pictures.ts';
import { type FigurePictureDeps, findFigurePicture } from './figure-pictures.ts';
import { type FileCredentials, fileNotFound, openAccess } from './file-access.ts';
import type { FileKey, StoredExtension } from './file-key.ts';
import { createFileRepository, type ManualFile } from './files.repository.ts';
import { type FoundInFile, findInFile, type ListPassages } from './find-in-file.ts';
import type { LinkSigner } from './link-signer.ts';
import { DEFAULT_WIDTH_PX, type PagePictures, PICTURE_WIDTHS_PX } from './page-pictures.ts';

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

/** Files that are no company's. Whose they are stands in the place of the company. */
export type TriedFiles = {
  findFile: (fileKey: string) => Promise<ManualFile | undefined>;
  findFigure: (id: string, ordinal: number) => Promise<Figure | undefined>;
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
  const { db, fileStore, pictures, signer, listPassages, tryouts } = deps;
  const repository = createFileRepository(db);

  /** Part of a company's manual, or one that a visitor tries. */
  const findFile = async ({ companyId, key }: FileKey): Promise<ManualFile | undefined> =>
    (await repository.findManualFile(companyId, key)) ?? tryouts.findFile(key);

  async function findManualFile(
    name: string,
    given: FileCredentials,
  ): Promise<{ key: FileKey; file: ManualFile }> {
    const key = openAccess(name, given, signer);
    const file = await findFile(key);
    if (!file) throw fileNotFound();
    return { key, file };
  }

  /** The name it is saved under; undefined if the file is part of nothing. */
  async function findName(fileKey: FileKey): Promise<string | undefined> {
    const { companyId, key, extension } = fileKey;
    if (extension === 'webp') {
      const isPicture =
        (await repository.isErrorImage(companyId, key)) || (await repository.isLogo(companyId, key));
      return isPicture ? 'picture.webp' : undefined;
    }
    return (await findFile(fileKey))?.filename;
  }

  return {
    /** @throws AppError not_found, link_expired, range_not_satisfiable */
    async openFile(
      name: string,
      given: FileCredentials,
      rangeHeader: string | undefined,
    ): Promise<ServedFile> {
      const key = openAccess(name, given, signer);
      const filename = await findName(key);
      if (filename === undefined) throw fileNotFound();
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
        throw error instanceof FileNotFoundError ? fileNotFound() : error;
      }
    },

    /** A page (1-based) as WebP; `gone` is aborted when the caller hung up. @throws AppError not_found, link_expired, invalid_request, unavailable */
    async pagePicture(
      name: string,
      given: FileCredentials,
      page: string,
      width: string | undefined,
      gone?: AbortSignal,
    ): Promise<Buffer> {
      const { key, file } = await findManualFile(name, given);
      const number = /^\d{1,6}$/.test(page) ? Number(page) : 0;
      if (key.extension !== 'pdf' || number < 1 || (file.pages !== null && number > file.pages))
        throw fileNotFound();
      const picture = await pictures.find({ ...key, page: number, widthPx: widthOf(width) }, gone);
      if (!picture) throw cannotBeShown();
      return picture;
    },

    /** The cover as WebP. @throws AppError not_found where there is none, too; link_expired, unavailable */
    async coverPicture(name: string, given: FileCredentials, gone?: AbortSignal): Promise<Buffer> {
      const { key, file } = await findManualFile(name, given);
      const { listHeaviestFigures } = repository;
      const picture = await findCover({ ...deps, listHeaviestFigures }, key, file, gone);
      if (!picture) throw fileNotFound();
      return picture;
    },

    /** Where words stand in a manual. @throws AppError not_found, link_expired */
    async findText(name: string, given: FileCredentials, words: string): Promise<FoundInFile> {
      const { key, file } = await findManualFile(name, given);
      return findInFile(listPassages, key.companyId, file, words);
    },

    /** A figure as WebP. @throws AppError not_found, link_expired, unavailable */
    async figurePicture(
      name: string,
      given: FileCredentials,
      ordinal: string,
      gone?: AbortSignal,
    ): Promise<Buffer> {
      const { key, file } = await findManualFile(name, given);
      const number = /^\d{1,6}$/.test(ordinal) ? Number(ordinal) : -1;
      const figure =
        number < 0
          ? undefined
          : ((await repository.findFigure(key.companyId, file, number)) ??
            (await tryouts.findFigure(key.companyId, number)));
      if (!figure) throw fileNotFound();
      const picture = await findFigurePicture(deps, key, figure, gone);
      if (!picture) throw cannotBeShown();
      return picture;
    },
  };
}

/** RFC 9110, 15.5.17: says how long the file is. */
const noSuchRange = (bytes: number): AppError =>
  new AppError('range_not_satisfiable', 'The file has no such part.', {
    headers: { 'content-range': `bytes */${bytes}` },
  });

const cannotBeShown = (): AppError => new AppError('unavailable', 'This picture can’t be shown just now.');

function widthOf(given: string | undefined): number {
  const width = given === undefined ? DEFAULT_WIDTH_PX : Number(given);
  if (!PICTURE_WIDTHS_PX.some((known) => known === width)) {
    throw new AppError('invalid_request', `Pictures are ${PICTURE_WIDTHS_PX.join(', ')} pixels wide.`);
  }
  return width;
}

/** PDFs and pictures open in the browser; all other manuals are saved. */
const dispositionOf = (extension: StoredExtension, filename: string): string =>
  contentDisposition(extension === 'pdf' || extension === 'webp' ? 'inline' : 'attachment', filename);
