import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { MediaService } from './media.service.ts';

/** What the calls about video links and error images need. */
export type MediaRouteDeps = { media: MediaService; deletions: Pick<DeletionService, 'delete'> };

/** Registers the calls about video links and error images. */
export function registerMediaRoutes(router: Router, { media, deletions }: MediaRouteDeps): void {
  router.handle(mediaRoutes.uploadVideoLink)(async ({ actor, params, body }) => ({
    status: 201,
    data: await media.addVideo(actor, params.productId, body),
  }));

  router.handle(mediaRoutes.getVideoLinks)(async ({ actor, params }) => ({
    status: 200,
    data: await media.listVideos(actor, params.productId),
  }));

  router.handle(mediaRoutes.updateVideoLink)(async ({ actor, params, body }) => ({
    status: 200,
    data: await media.updateVideo(actor, params.id, body),
  }));

  router.handle(mediaRoutes.deleteVideoLink)(async ({ actor, params }) => {
    await deletions.delete(actor, { kind: 'video', id: params.id });
    return { status: 200, message: 'The video link is removed.' };
  });

  router.handle(mediaRoutes.uploadImage)(async ({ actor, fields, file }) => ({
    status: 201,
    data: await media.addImage(actor, fields, file),
  }));

  router.handle(mediaRoutes.updateImage)(async ({ actor, params, fields, file }) => ({
    status: 200,
    data: await media.updateImage(actor, params.id, fields, file),
  }));

  router.handle(mediaRoutes.deleteImage)(async ({ actor, params }) => {
    await deletions.delete(actor, { kind: 'image', id: params.id });
    return { status: 200, message: 'The error image is removed.' };
  });
}
