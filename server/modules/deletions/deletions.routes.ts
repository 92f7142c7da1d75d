import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from './deletions.service.ts';

/** Registers the calls about deletions. */
export function registerDeletionRoutes(router: Router, deletions: Pick<DeletionService, 'undo'>): void {
  router.handle(deletionRoutes.undo)(async ({ actor, body }) => {
    await deletions.undo(actor, body);
    return { status: 200, message: 'It is back.' };
  });

  router.handle(deletionRoutes.undoChatbot)(async ({ actor, body }) => {
    await deletions.undo(actor, { kind: 'chatbot', id: body.id });
    return { status: 200, message: 'The chatbot is back.' };
  });
}
