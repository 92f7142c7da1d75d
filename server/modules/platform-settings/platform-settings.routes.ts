import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import type { Router } from '../../http/router.ts';
import type { PlatformSettingsService } from './platform-settings.service.ts';

/** Registers the calls about the settings of the installation. */
export function registerPlatformSettingsRoutes(router: Router, settings: PlatformSettingsService): void {
  router.handle(platformSettingsRoutes.settings)(async () => ({
    status: 200,
    data: await settings.read(),
  }));

  router.handle(platformSettingsRoutes.setIdentity)(async ({ actor, body }) => ({
    status: 200,
    data: await settings.setIdentity(actor, body),
  }));

  router.handle(platformSettingsRoutes.previewRetention)(async ({ query }) => ({
    status: 200,
    data: await settings.previewRetention(query.days),
  }));

  router.handle(platformSettingsRoutes.setRetention)(async ({ actor, body }) => {
    await settings.setRetention(actor, body.days);
    return { status: 200, message: 'The period is changed.' };
  });

  router.handle(platformSettingsRoutes.testMail)(async ({ actor }) => ({
    status: 200,
    data: await settings.testMail(actor),
  }));

  router.handle(platformSettingsRoutes.testModel)(async ({ actor }) => ({
    status: 200,
    data: await settings.testModel(actor),
  }));
}
