import { AppError } from '../../app-error.ts';
import { findCover } from './cover-pictures.ts';
import { type FigurePictureDeps, findFigurePicture } from './figure-pictures.ts';
import { type FileCredentials, fileNotFound } from './file-access.ts';
import type { FileRepository } from './files.repository.ts';
import type { ManualFiles } from './manual-files.ts';
import { DEFAULT_WIDTH_PX, type PagePictures, PICTURE_WIDTHS_PX } from './page-pictures.ts';
import type { TriedFiles } from './tried-files.ts';

export type PictureDeps = FigurePictureDeps & {
  repository: FileRepository;
  manualFiles: Pick<ManualFiles, 'open'>;
  pictures: Pick<PagePictures, 'find'>;
  tryouts: Pick<TriedFiles, 'findFigure'>;
};

/** Pictures of manuals, as WebP; `gone` is aborted when the caller hung up. */
export function createServedPictures(deps: PictureDeps) {
  const { repository, manualFiles, pictures, tryouts } = deps;

  return {
    /** A page (1-based) as WebP; `gone` is aborted when the caller hung up. @throws AppError not_found, link_expired, invalid_request, unavailable */
    async pagePicture(
      name: string,
      given: FileCredentials,
      page: string,
      width: string | undefined,
      gone?: AbortSignal,
    ): Promise<Buffer> {
      const { key, file } = await manualFiles.open(name, given);
      const number = /^\d{1,6}$/.test(page) ? Number(page) : 0;
      if (key.extension !== 'pdf' || number < 1 || (file.pages !== null && number > file.pages))
        throw fileNotFound();
      const picture = await pictures.find({ ...key, page: number, widthPx: widthOf(width) }, gone);
      if (!picture) throw cannotBeShown();
      return picture;
    },

    /** The cover as WebP. @throws AppError not_found where there is none, too; link_expired, unavailable */
    async coverPicture(name: string, given: FileCredentials, gone?: AbortSignal): Promise<Buffer> {
      const { key, file } = await manualFiles.open(name, given);
      const { listHeaviestFigures } = repository;
      const picture = await findCover({ ...deps, listHeaviestFigures }, key, file, gone);
      if (!picture) throw fileNotFound();
      return picture;
    },

    /** A figure as WebP. @throws AppError not_found, link_expired, unavailable */
    async figurePicture(
      name: string,
      given: FileCredentials,
      ordinal: string,
      gone?: AbortSignal,
    ): Promise<Buffer> {
      const { key, file } = await manualFiles.open(name, given);
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

const cannotBeShown = (): AppError => new AppError('unavailable', 'This picture can’t be shown just now.');

function widthOf(given: string | undefined): number {
  const width = given === undefined ? DEFAULT_WIDTH_PX : Number(given);
  if (!PICTURE_WIDTHS_PX.some((known) => known === width)) {
    throw new AppError('invalid_request', `Pictures are ${PICTURE_WIDTHS_PX.join(', ')} pixels wide.`);
  }
  return width;
}
