/** Part of the composition; see server/services.ts. */
import type { Db } from '../db/connect.ts';
import type { Clock } from '../modules/chat/counting/answer-time.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import { createPhotoService } from '../modules/chat/photos/photo.service.ts';
import { createPhotoDescriber } from '../modules/chat/photos/photo-describer.ts';
import { createRemedyService } from '../modules/chat/remedies/remedy.service.ts';
import type { MediaService } from '../modules/media/media.service.ts';
import type { Asking } from './asking-services.ts';
import type { Stored } from './file-services.ts';

type Given = Pick<Stored, 'signer' | 'shapePicture' | 'readPictureText'> &
  Asking & {
    db: Db;
    indexes: ProductIndexes;
    media: MediaService;
    clock: Clock;
    /** Name of the model that sees; null without one. */
    visionName: string | null;
  };

/** Makes the services for problems that words don't solve: photos of them, and what to try next. */
export function createHelpServices({ signer, shapePicture, media, models, visionName, ...given }: Given) {
  const { db, asks, indexes, budget, understand, turns, clock, readPictureText } = given;
  const { seeing, told } = models;
  return {
    remedies: createRemedyService({
      ...{ db, indexes, understand, turns },
      links: signer,
      listErrorImages: media.listErrorImages,
    }),
    photos: createPhotoService({
      ...{ db, asks, indexes, budget, shapePicture, readPictureText, clock },
      links: signer,
      listReferences: media.listReferences,
      describerName: visionName,
      describe: seeing && createPhotoDescriber({ model: seeing, shapePicture, ...told }),
    }),
  };
}
