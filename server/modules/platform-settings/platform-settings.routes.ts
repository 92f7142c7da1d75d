import { platformSettingsRoutes } from '../../../contracts/platform-settings.ts';
import type { Router } from '../../http/router.ts';
import type { PlatformSettingsService } from './platform-settings.service.ts';

/** Registers the calls about the settings of the installation. */
export function registerPlatformSettingsRoutes(router: Router, settings: PlatformSettingsService): void {
  router.handle(platformSettingsRoutes.settings)(async () => ({ status: 200, data: settings.read() }));

  router.handle(platformSettingsRoutes.testMail)(async ({ actor }) => ({
    status: 200,
    data: await settings.testMail(actor),
  }));

  router.handle(platformSettingsRoutes.testModel)(async ({ actor }) => ({
    status: 200,
    data: await settings.testModel(actor),
  }));
}
