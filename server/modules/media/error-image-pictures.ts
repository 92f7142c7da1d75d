import type { ShapePicture } from '../../../engine/picture/picture-shape.ts';
import type { ReadPictureText } from '../../../engine/read/ocr/recognize-picture.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { orRefuse } from '../files/encode-picture.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { PlanLimits } from '../products/plan-limits.ts';
import {
  createMediaRepository,
  type ErrorImageRow,
  type ImageTexts,
  type PictureColumns,
} from './media.repository.ts';
import { preparePicture } from './picture.ts';

export type PictureDeps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'keepBytes' | 'record' | 'removeLater'>;
  planLimits: Pick<PlanLimits, 'assertCanStore'>;
  shapePicture: ShapePicture;
  readPictureText: ReadPictureText;
};

/** The pictures of error images, as files. */
export function createErrorImagePictures(deps: PictureDeps) {
  const { db, storedFiles, planLimits, shapePicture, readPictureText } = deps;

  /** Stores a picture as we show it, with what finds it again. */
  async function keepPicture(companyId: string, file: ReceivedFile): Promise<PictureColumns> {
    const picture = await preparePicture(shapePicture, file.path);
    const readText = await orRefuse('image', readPictureText(picture));
    const fileKey = await storedFiles.keepBytes(companyId, picture, 'webp');
    return { fileKey, readText, bytes: picture.length };
  }

  return {
    keepPicture,

    /** The file of the picture before follows as a job. Undefined if there is no such image. */
    async replacePicture(
      companyId: string,
      id: string,
      texts: ImageTexts,
      file: ReceivedFile,
    ): Promise<ErrorImageRow | undefined> {
      // An image that is not there is not worth the work on its picture.
      if (!(await createMediaRepository(db).hasImage(companyId, id))) return undefined;
      const picture = await keepPicture(companyId, file);
      return storedFiles.record(companyId, [picture.fileKey], () =>
        db.transaction(async (tx) => {
          const media = createMediaRepository(tx);
          // The company before what is its own, as everywhere: otherwise two transactions could deadlock.
          await planLimits.assertCanStore(tx, companyId, picture.bytes);
          const replaced = await media.lockImage(companyId, id);
          if (replaced === undefined) throw notFound('This error image');
          await storedFiles.removeLater(tx, companyId, [replaced]);
          return media.updateImage(companyId, id, { ...texts, ...picture });
        }),
      );
    },
  };
}
