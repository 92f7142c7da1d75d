import { v7 as uuidv7 } from 'uuid';
import { toWebVtt } from '../../../contracts/manuals/captions.ts';
import type { VideoLink } from '../../../contracts/manuals/media.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireProduct } from '../products/require-product.ts';
import { presentVideo } from './media.presenter.ts';
import { createMediaRepository } from './media.repository.ts';

export type VideoFields = {
  link: string;
  description?: string | undefined;
  /** WebVTT or SubRip; missing: as they were. */
  captions?: string | undefined;
};
export type NewVideo = VideoFields & { productId?: string | undefined };

/** Links to videos about a product. */
export function createVideoLinks(db: Db) {
  const repository = createMediaRepository(db);

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
        captions: '',
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
  };
}

const videoColumns = ({ link, description = '', captions }: VideoFields) => ({
  link,
  description,
  ...(captions !== undefined && { captions: toWebVtt(captions) }),
});
