import { placeRoutes } from '../../../contracts/manuals/places.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { PlaceLabels } from './place-labels.service.ts';
import type { PlacesService } from './places.service.ts';

type Deps = { places: PlacesService; placeLabels: PlaceLabels; deletions: Pick<DeletionService, 'delete'> };

/** Registers the calls about places and their labels. */
export function registerPlaceRoutes(router: Router, { places, placeLabels, deletions }: Deps): void {
  router.handle(placeRoutes.list)(async ({ actor, params }) => ({
    status: 200,
    data: await places.list(actor, params.productId),
  }));

  router.handle(placeRoutes.chapters)(async ({ actor, params, query }) => ({
    status: 200,
    data: await places.chapters(actor, params.productId, query.name),
  }));

  router.handle(placeRoutes.create)(async ({ actor, params, body }) => ({
    status: 201,
    data: await places.create(actor, params.productId, body),
  }));

  router.handle(placeRoutes.update)(async ({ actor, params, body }) => ({
    status: 200,
    data: await places.update(actor, params.id, body),
  }));

  router.handle(placeRoutes.delete)(async ({ actor, params }) => {
    await deletions.delete(actor, { kind: 'place', id: params.id });
    return { status: 200, message: 'The place is removed.' };
  });

  router.handleDownload(placeRoutes.labels)(({ actor, params, body }) =>
    placeLabels.sheets(actor, params.productId, body),
  );

  router.handle(placeRoutes.preview)(async ({ actor, params, body }) => ({
    status: 200,
    data: await placeLabels.preview(actor, params.productId, body),
  }));
}
