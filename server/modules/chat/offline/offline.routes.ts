import { offlineRoutes } from '../../../../contracts/chat/offline.ts';
import { offlineMeaningRoutes } from '../../../../contracts/chat/offline-meaning.ts';
import type { Router } from '../../../http/router.ts';
import type { OfflineService } from './offline.service.ts';

/** Registers the calls of chats that are saved on a device, and the company's switch for them. */
export function registerOfflineRoutes(router: Router, offline: OfflineService): void {
  router.handle(offlineRoutes.offlinePack)(async ({ body }) => ({
    status: 200,
    data: await offline.pack(body.uniqueId, body.revision),
  }));

  router.handle(offlineMeaningRoutes.offlineMeaning)(async ({ body }) => ({
    status: 200,
    data: { meaning: await offline.describeMeaning(body.uniqueId) },
  }));

  router.handle(offlineRoutes.sendKept)(async ({ body: { questions, ...ids } }) => ({
    status: 200,
    data: { kept: await offline.keep(ids, questions) },
  }));

  router.handle(offlineRoutes.offlineAllowed)(async ({ actor, params }) => ({
    status: 200,
    data: { isAllowed: await offline.isAllowed(actor, params.productId) },
  }));

  router.handle(offlineRoutes.allowOffline)(async ({ actor, params, body }) => {
    await offline.allow(actor, params.productId, body.isAllowed);
    return { status: 200, message: 'It is saved.' };
  });
}
