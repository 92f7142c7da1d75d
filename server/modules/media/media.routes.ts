import { mediaRoutes } from '../../../contracts/media.ts';
import type { Router } from '../../http/router.ts';
import type { MediaService } from './media.service.ts';

/** Registers the calls about video links and error images. */
export function registerMediaRoutes(router: Router, media: MediaService): void {
  router.handle(mediaRoutes.uploadVideoLink)(async ({ actor, params, body }) => ({
    status: 201,
    data: await media.addVideo(actor, params.productId, body),
  }));

  router.handle(mediaRoutes.getVideoLinks)(async ({ actor, params }) => ({
    status: 200,
    data: await media.listVideos(actor, params.productId),
  }));

  router.handle(mediaRoutes.deleteVideoLink)(async ({ actor, params }) => {
    await media.deleteVideo(actor, params.id);
    return { status: 200, message: 'The video link is removed.' };
  });

  router.handle(mediaRoutes.uploadImage)(async ({ actor, fields, file }) => ({
    status: 201,
    data: await media.addImage(actor, fields, file),
  }));

  router.handle(mediaRoutes.deleteImage)(async ({ actor, params }) => {
    await media.deleteImage(actor, params.id);
    return { status: 200, message: 'The error image is removed.' };
  });
}
