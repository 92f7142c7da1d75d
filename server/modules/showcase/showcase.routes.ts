import { showcaseRoutes } from '../../../contracts/chat/showcase.ts';
import type { Router } from '../../http/router.ts';
import type { ShowcaseService } from './showcase.service.ts';

/** Registers the calls of the landing page's chatbot. */
export function registerShowcaseRoutes(router: Router, showcase: ShowcaseService): void {
  router.handle(showcaseRoutes.show)(async () => ({ status: 200, data: await showcase.show() }));
  router.handle(showcaseRoutes.ask)(async ({ body }) => ({
    status: 200,
    data: await showcase.ask(body.question),
  }));
}
