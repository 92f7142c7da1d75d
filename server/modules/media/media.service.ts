import { v7 as uuidv7 } from 'uuid';
import type { ErrorImage, VideoLink } from '../../../contracts/manuals/media.ts';
import type { Reference } from '../../../engine/look/match-photo.ts';
import type { ShapePicture } from '../../../engine/picture/picture-shape.ts';
import type { ReadPictureText } from '../../../engine/read/ocr/recognize-picture.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { orRefuse } from '../files/encode-picture.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { PlanLimits } from '../products/plan-limits.ts';
import { requireProduct } from '../products/require-product.ts';
import { presentImage, presentVideo } from './media.presenter.ts';
import { createMediaRepository, type ErrorImageRow, type PictureColumns } from './media.repository.ts';
import { preparePicture } from './picture.ts';
import { createReferenceLooks } from './reference-looks.ts';

export type MediaDeps = {
  db: Db;
  signer: LinkSigner;
  storedFiles: Pick<StoredFiles, 'keepBytes' | 'record' | 'removeLater' | 'withLocalFile'>;
  planLimits: Pick<PlanLimits, 'assertCanStore'>;
  shapePicture: ShapePicture;
  readPictureText: ReadPictureText;
};

export type VideoFields = { link: string; description?: string | undefined };
export type NewVideo = VideoFields & { productId?: string | undefined };
export type ImageFields = {
  errorTitle: string;
  errorDescription?: string | undefined;
  solution?: string | undefined;
};
export type NewImage = ImageFields & { productId: string };
export type MediaService = ReturnType<typeof createMediaService>;

/** Video links and error images. */
export function createMediaService(deps: MediaDeps) {
  const { db, signer, storedFiles, planLimits, shapePicture, readPictureText } = deps;
  const repository = createMediaRepository(db);
  const looks = createReferenceLooks(storedFiles, shapePicture);

  /** Stores a picture as we show it, with what finds it again. */
  async function keepPicture(companyId: string, file: ReceivedFile): Promise<PictureColumns> {
    const picture = await preparePicture(shapePicture, file.path);
    const readText = await orRefuse('image', readPictureText(picture));
    const fileKey = await storedFiles.keepBytes(companyId, picture, 'webp');
    return { fileKey, readText, bytes: picture.length };
  }

  /** The file of the picture before follows as a job. Undefined if there is no such image. */
  async function replacePicture(
    companyId: string,
    id: string,
    texts: ReturnType<typeof imageColumns>,
    file: ReceivedFile,
  ): Promise<ErrorImageRow | undefined> {
    // An image that is not there is not worth the work on its picture.
    if (!(await repository.hasImage(companyId, id))) return undefined;
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
  }

  return {
    /** @throws AppError not_found, invalid_request when body and address name different products */
    async addVideo({ companyId }: CompanyActor, productId: string, video: NewVideo): Promise<VideoLink> {
      if (video.productId !== undefined && video.productId !== productId) {
        throw new AppError('invalid_request', 'The form names another product than the address.');
      }
      const row = {
        companyId,
        id: uuidv7(),
        productId,
        ...videoColumns(video),
      };
      await db.transaction(async (tx) => {
        const media = createMediaRepository(tx);
        if ((await media.lockProduct(companyId, productId)) === undefined) throw notFound('This product');
        await media.insertVideo(row);
      });
      return presentVideo(row);
    },

    /** @throws AppError not_found */
    async listVideos({ companyId }: CompanyActor, productId: string): Promise<VideoLink[]> {
      await requireProduct(db, companyId, productId);
      return (await repository.listVideos(companyId, productId)).map(presentVideo);
    },

    /** @throws AppError not_found */
    async updateVideo({ companyId }: CompanyActor, id: string, video: VideoFields): Promise<VideoLink> {
      const row = await repository.updateVideo(companyId, id, videoColumns(video));
      if (!row) throw notFound('This video link');
      return presentVideo(row);
    },

    /** Removes a video link that is marked as deleted, in the caller's transaction. */
    removeVideo: (tx: Db, companyId: string, id: string): Promise<void> =>
      createMediaRepository(tx).deleteVideo(companyId, id),

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
        : await repository.updateImage(companyId, id, imageColumns(image));
      if (!row) throw notFound('This error image');
      return presentImage(row, signer);
    },

    /** Removes an error image that is marked as deleted, in the caller's transaction; its file follows as a job. */
    async removeImage(tx: Db, companyId: string, id: string): Promise<void> {
      const fileKey = await createMediaRepository(tx).deleteImage(companyId, id);
      if (fileKey !== undefined) await storedFiles.removeLater(tx, companyId, [fileKey]);
    },

    /** What is shown on the page of a product that the caller has found already. */
    async listForProduct(
      companyId: string,
      productId: string,
    ): Promise<{ videos: VideoLink[]; images: ErrorImage[] }> {
      const videos = await repository.listVideos(companyId, productId);
      const images = await repository.listImages(companyId, productId);
      return {
        videos: videos.map(presentVideo),
        images: images.map((row) => presentImage(row, signer)),
      };
    },

    /** The error images of a product, for what they say. */
    listErrorImages(companyId: string, productId: string) {
      return repository.listImages(companyId, productId);
    },

    /** Error images with the words in them and a way to their looks, for comparing a customer's photo with them. */
    async listReferences(companyId: string, productId: string): Promise<Reference<ErrorImageRow>[]> {
      const images = await repository.listImages(companyId, productId);
      return images.map((item) => ({
        item,
        words: item.readText,
        loadLook: () => looks.load(item.fileKey),
      }));
    },
  };
}

const videoColumns = ({ link, description = '' }: VideoFields) => ({ link, description });

const imageColumns = ({ errorTitle, errorDescription = '', solution = '' }: ImageFields) => ({
  title: errorTitle,
  description: errorDescription,
  solution,
});
