import { v7 as uuidv7 } from 'uuid';
import type { ErrorImage } from '../../../contracts/manuals/media.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { requireProduct } from '../products/require-product.ts';
import { createErrorImagePictures, type PictureDeps } from './error-image-pictures.ts';
import { presentImage } from './media.presenter.ts';
import { createMediaRepository } from './media.repository.ts';

export type ImageFields = {
  errorTitle: string;
  errorDescription?: string | undefined;
  solution?: string | undefined;
};
export type NewImage = ImageFields & { productId: string };

/** Pictures of problems, with what helps. */
export function createErrorImages(deps: PictureDeps & { signer: LinkSigner }) {
  const { db, signer, storedFiles, planLimits } = deps;
  const { keepPicture, replacePicture } = createErrorImagePictures(deps);

  return {
    /** @throws AppError not_found, unsupported_file, picture_too_large */
    async addImage({ companyId }: CompanyActor, image: NewImage, file: ReceivedFile): Promise<ErrorImage> {
      await requireProduct(db, companyId, image.productId);
      const picture = await keepPicture(companyId, file);
      const row = { companyId, id: uuidv7(), productId: image.productId, ...imageColumns(image), ...picture };
      await storedFiles.record(companyId, [picture.fileKey], () =>
        db.transaction(async (tx) => {
          const media = createMediaRepository(tx);
          await planLimits.assertCanStore(tx, companyId, picture.bytes);
          if ((await media.lockProduct(companyId, image.productId)) === undefined)
            throw notFound('This product');
          await media.insertImage(row);
        }),
      );
      return presentImage(row, signer);
    },

    /**
     * Changes the texts of an error image and, if `file` is given, its picture.
     * @throws AppError not_found, unsupported_file, picture_too_large
     */
    async updateImage(
      { companyId }: CompanyActor,
      id: string,
      image: ImageFields,
      file: ReceivedFile | null,
    ): Promise<ErrorImage> {
      const row = file
        ? await replacePicture(companyId, id, imageColumns(image), file)
        : await createMediaRepository(db).updateImage(companyId, id, imageColumns(image));
      if (!row) throw notFound('This error image');
      return presentImage(row, signer);
    },

    /** Removes an error image that is marked as deleted, in the caller's transaction; its file follows as a job. */
    async removeImage(tx: Db, companyId: string, id: string): Promise<void> {
      const fileKey = await createMediaRepository(tx).deleteImage(companyId, id);
      if (fileKey !== undefined) await storedFiles.removeLater(tx, companyId, [fileKey]);
    },
  };
}

const imageColumns = ({ errorTitle, errorDescription = '', solution = '' }: ImageFields) => ({
  title: errorTitle,
  description: errorDescription,
  solution,
});
