import { useMutation, useQuery } from '@tanstack/react-query';
import { platformSettingsRoutes } from '../../../../contracts/platform-settings.ts';
import { call } from '../../../lib/api-client.ts';
import { routeQuery } from '../../../lib/query.ts';

/** The settings in force. */
export const usePlatformSettings = () => useQuery(routeQuery(platformSettingsRoutes.settings, {}));

/** Sends a mail to the own address, or asks the model for a word. */
export const useConnectionTest = (what: 'mail' | 'model') =>
  useMutation({
    mutationFn: async () =>
      (await call(what === 'mail' ? platformSettingsRoutes.testMail : platformSettingsRoutes.testModel, {}))
        .data,
  });
