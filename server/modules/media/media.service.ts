import type { ErrorImage, VideoLink } from '../../../contracts/manuals/media.ts';
import type { Reference } from '../../../engine/look/match-photo.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { PictureDeps } from './error-image-pictures.ts';
import { createErrorImages } from './error-images.ts';
import { presentImage, presentVideo } from './media.presenter.ts';
import { createMediaRepository, type ErrorImageRow } from './media.repository.ts';
import { createReferenceLooks } from './reference-looks.ts';
import { createVideoLinks } from './video-links.ts';

export type MediaDeps = PictureDeps & {
  signer: LinkSigner;
  storedFiles: Pick<StoredFiles, 'withLocalFile'>;
};
export type MediaService = ReturnType<typeof createMediaService>;

/** Video links and error images. */
export function createMediaService(deps: MediaDeps) {
  const { db, signer, storedFiles, shapePicture } = deps;
  const repository = createMediaRepository(db);
  const looks = createReferenceLooks(storedFiles, shapePicture);

  return {
    ...createVideoLinks(db),
    ...createErrorImages(deps),

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
