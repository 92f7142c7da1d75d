import { replacedVersionRoutes } from '../../../contracts/company/replaced-versions.ts';
import type { Router } from '../../http/router.ts';
import type { ReplacedVersionService } from './replaced-versions.service.ts';

/** Registers the calls about which replaced versions of its manuals a company keeps. */
export function registerReplacedVersionRoutes(router: Router, versions: ReplacedVersionService): void {
  router.handle(replacedVersionRoutes.read)(async ({ actor }) => ({
    status: 200,
    data: await versions.read(actor),
  }));

  router.handle(replacedVersionRoutes.preview)(async ({ actor, query: { newest = null, days = null } }) => ({
    status: 200,
    data: await versions.preview(actor, { newest, days }),
  }));

  router.handle(replacedVersionRoutes.choose)(async ({ actor, body }) => {
    await versions.choose(actor, body);
    return { status: 200, message: 'The choice is changed.' };
  });
}
